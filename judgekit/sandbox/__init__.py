"""The door to the sandbox: run one command under limits, get what it did.

Callers need `Sandbox`, `Command`, `Limits`, `Limit` and `Run`; `ISOLATIONS` and
`LAYERS` name the choices and the layers. Nothing else of this package is public.

How it works, from the outside in:

    the judge: this process, any number of threads      client.py, streams.py, rooms.py
      | starts once, asks for rooms over a socket
      v
    the helper: small, single-threaded, enters          helper/main.py, layers.py
      the namespaces that all runs share
      | forks for each room
      v
    the keeper of a room: process 1 of its own          helper/keeper.py, watch.py,
      process namespace, in a file tree of its own;     room.py, meter.py, tree.py
      runs what the judge sends, one after the other:
      watches time and memory, kills and reaps all
      | forks for each run
      v
    the program: takes its streams, gives up every      helper/program.py, landlock.py
      right it does not need, becomes the command

The judge holds the test data; the helper and what is below it never do. When
the judge dies, by whatever signal, its sockets close and the helper and every
keeper end what they started.
"""

from __future__ import annotations

from judgekit.sandbox.client import ISOLATIONS, Sandbox
from judgekit.sandbox.helper.layers import ALL as LAYERS
from judgekit.sandbox.values import Command, Limit, Limits, Run

__all__ = ["ISOLATIONS", "LAYERS", "Command", "Limit", "Limits", "Run", "Sandbox"]
