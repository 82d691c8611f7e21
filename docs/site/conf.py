"""How Sphinx makes the site of the pages that `pages.py` has gathered; nothing is fetched from elsewhere."""

from bordspil.version import __version__

project = "Bordspil"
author = "The authors of Bordspil"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Bordspil {version}"
html_show_sphinx = False
html_copy_source = False
html_show_copyright = False
default_role = "code"  # docstrings write `names` as Markdown does
add_module_names = False
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
myst_heading_anchors = 3
suppress_warnings = ["docutils", "misc.highlighting_failure", "ref.python"]
