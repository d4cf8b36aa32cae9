# Everything that people run, by name; `make` alone says what there is.
PYTHON ?= python3
VENV = .venv
TOOLS = $(VENV)/bin
PEERS = .venv-peers

.PHONY: help judge test lint data bench peers clean

help:
	@echo "make judge   judge the solutions of all problems (nothing to install)"
	@echo "make test    make a virtual environment, install what tests need, run them"
	@echo "make lint    ruff and mypy, likewise"
	@echo "make data    make the generated test data again; it changes no byte"
	@echo "make bench   measure the judge and the solutions on this machine"
	@echo "make peers   check the packages with problemtools and BAPCtools (takes long)"
	@echo "make clean   remove what these commands made"

judge:
	$(PYTHON) judge.py --all

$(VENV)/installed: requirements-dev.txt
	$(PYTHON) -m venv $(VENV)
	$(TOOLS)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

test: $(VENV)/installed
	$(TOOLS)/python -m pytest -n 2 --dist worksteal

lint: $(VENV)/installed
	$(TOOLS)/ruff check .
	$(TOOLS)/ruff format --check .
	$(TOOLS)/mypy

data:
	$(PYTHON) judge.py data

bench:
	$(PYTHON) bench/judge.py
	$(PYTHON) bench/solutions.py

$(PEERS)/installed: requirements-peers.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements-peers.txt
	@touch $@

peers: $(PEERS)/installed
	$(PYTHON) tools/peers.py $(PEERS)/bin

clean:
	rm -rf $(VENV) $(PEERS) .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
