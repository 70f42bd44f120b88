"""Folders that take long to make, shared by all processes of a test run."""

import fcntl
import os
import shutil
from contextlib import contextmanager


def find_root(tmp_path_factory):
    """The folder of this test run, the same for every process of pytest-xdist."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@contextmanager
def shared_folder(folder, make):
    """*folder*, made by the first process that enters and deleted by the last one that leaves."""
    users = folder.with_name(f"{folder.name}-users")
    user = users / str(os.getpid())
    with _locked(folder):
        if not folder.exists():
            _make_or_clean_up(folder, make)
        users.mkdir(exist_ok=True)
        user.touch()
    yield folder
    with _locked(folder):
        user.unlink()
        if not any(users.iterdir()):
            shutil.rmtree(folder)


@contextmanager
def _locked(folder):
    with folder.with_name(f"{folder.name}-lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # until it is closed
        yield


def _make_or_clean_up(folder, make):
    try:
        folder.mkdir()
        make(folder)
    except BaseException:
        shutil.rmtree(folder)
        raise
