"""Every file of the server can be the first that is imported, as each command begins with another one."""

import json
import subprocess
import sys
from pkgutil import walk_packages

import bordspil.server
from server.engine import same_everywhere

FIRST_EACH = """
import json, sys
from importlib import import_module

circles = []
for name in json.load(sys.stdin):
    for known in [known for known in sys.modules if known.startswith("bordspil.server")]:
        del sys.modules[known]
    try:
        import_module(name)
    except ImportError as error:
        circles.append(f"{name}: {error}")
print(json.dumps(circles))
"""


@same_everywhere
def test_whichever_file_is_imported_first_all_are_found() -> None:
    names = [module.name for module in walk_packages(bordspil.server.__path__, "bordspil.server.")]
    assert len(names) > 80
    command = [sys.executable, "-c", FIRST_EACH]
    done = subprocess.run(command, input=json.dumps(names), capture_output=True, text=True, check=True, timeout=240)
    assert json.loads(done.stdout) == []
