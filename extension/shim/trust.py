"""Which certificates the service trusts beside the usual ones: the host's own, and those that the user has named already."""

from __future__ import annotations

import atexit
import os
import tempfile
from pathlib import Path


def trusted(certificate: str | None, named: str | None) -> str | None:
    """What NODE_EXTRA_CA_CERTS is to say: it takes one file, so two are joined in one that lasts as long as the host."""
    if not certificate or not named:
        return certificate or named
    try:
        joined = Path(named).read_text("utf-8") + "\n" + Path(certificate).read_text("utf-8")
    except (OSError, ValueError):
        return certificate
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", prefix="episode-studio-", suffix=".pem", delete=False) as file:
        file.write(joined)
    atexit.register(os.unlink, file.name)
    return file.name
