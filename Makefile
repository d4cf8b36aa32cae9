# Everything that people run, by name; `make` alone says what there is.
PYTHON ?= python3
VENV = .venv
TOOLS = $(VENV)/bin
PEERS = .venv-peers

.PHONY: help test lint clean

help:
	@echo "make test    make a virtual environment, install what tests need, run them"
	@echo "make lint    ruff and mypy, likewise"
	@echo "make clean   remove what these commands made"

$(VENV)/installed: requirements-dev.txt
	$(PYTHON) -m venv $(VENV)
	$(TOOLS)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

test: $(VENV)/installed
	$(TOOLS)/python -m pytest

lint: $(VENV)/installed
	$(TOOLS)/ruff check .
	$(TOOLS)/ruff format --check .
	$(TOOLS)/mypy

clean:
	rm -rf $(VENV) $(PEERS) .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
