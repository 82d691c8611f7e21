"""How kernels are compiled: what Python calls is optimised once, together with all that it calls.

Numba by itself optimises every function as soon as it is typed, turns it into machine code and wraps it twice, for
Python and for C; whoever calls it has a copy linked in and optimised again. Kernels are small and call each other
deeply, so that this takes most of the time. Here a function that another kernel calls is only translated
(`InnerKernel`); the code of all such functions is linked once, into the kernel that Python calls (`OuterLibrary`).
"""

# mypy: disable-error-code="attr-defined,no-untyped-call"
# Numba says the types of its private parts in part only.

from collections.abc import Callable, Iterator
from functools import update_wrapper
from types import FunctionType
from typing import Any

from llvmlite import binding as llvm
from numba.core import codegen, compiler, compiler_machinery, typed_passes, types
from numba.core.registry import CPUDispatcher

ROUNDS = 2  # of optimising: kernels of Blokus are then 6 % faster, and as fast as when Numba does all of it
UNRESOLVED = codegen.RuntimeLinker.PREFIX  # of the pointer through which kernels that call each other in a ring do it


class InnerLibrary(codegen.JITCodeLibrary):
    """The code of one inner kernel: neither linked with what it calls, nor optimised as a whole, nor run."""

    _whole: Any = None

    def finalize(self) -> None:
        """Only notes that the code is complete."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def own_module(self) -> Any:
        """Returns the code of this kernel alone."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """Returns the code with all that it needs, for functions that Numba's own pipeline compiles."""
        if self._whole is None:
            self._whole = self.own_module().clone()
            _link(self, self._whole)
        return self._whole


INNER: dict[str, InnerLibrary] = {}  # by the names of their functions


class OuterLibrary(codegen.JITCodeLibrary):
    """The code of a kernel that Python calls, with all the code that it needs."""

    def finalize(self) -> None:
        """Links everything, and then has it optimised."""
        self._raise_if_finalized()
        self._reload_init.update(_link(self, self._final_module))
        for _ in range(ROUNDS):
            self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()


def _link(library: Any, module: Any) -> set[Any]:
    """Links into a library's code all that it needs; returns what has to be loaded for it."""
    found: dict[Any, None] = {}
    _reach(library, found)
    del found[library]
    for other in found:
        own = other.own_module() if isinstance(other, InnerLibrary) else other._get_module_for_linking()
        module.link_in(own, preserve=True)
    for name in list(_unresolved(module)):
        module.link_in(llvm.parse_assembly(_bound(name)))
    return set().union(*(other._reload_init for other in found))


def _reach(library: Any, found: dict[Any, None]) -> None:
    """Adds a library and all that its code needs."""
    if library not in found:
        found[library] = None
        if isinstance(library, InnerLibrary | OuterLibrary):
            ring = (INNER[name] for name in _unresolved(library._final_module) if name in INNER)
            for other in (*library._linking_libraries, *ring):
                _reach(other, found)


def _unresolved(module: Any) -> Iterator[str]:
    """Yields the functions that code calls before they are there."""
    for pointer in module.global_variables:
        if pointer.name.startswith(UNRESOLVED):
            yield pointer.name[len(UNRESOLVED) :]


def _bound(name: str) -> str:
    """Returns code that gives the pointer to a function its value; the call then needs none any more."""
    return f'declare void @"{name}"()\n@"{UNRESOLVED}{name}" = linkonce_odr constant ptr @"{name}"\n'


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class KernelLowering(typed_passes.NativeLowering):
    """Translates a kernel into a library of its kind."""

    _name = "kernel_lowering"

    def run_pass(self, state: Any) -> bool:
        kind = InnerLibrary if state.flags.no_compile else OuterLibrary
        state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class KernelPipeline(compiler.CompilerBase):
    """Numba's pipeline with a lowering of our own."""

    def define_pipelines(self) -> list[Any]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        for number, (kind, name) in enumerate(passes.passes):
            if kind is typed_passes.NativeLowering:
                passes.passes[number] = (KernelLowering, name)
        passes.finalize()
        return [passes]


class InnerKernel(CPUDispatcher):
    """A kernel as other kernels call it; nothing else does."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=KernelPipeline)
        self._compiler._customize_flags = _translate_only

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Translates for the types of a call; for small integers as for large ones, so that one translation does."""
        return super().get_call_template(tuple(map(_widened, args)), {name: _widened(kws[name]) for name in kws})

    def add_overload(self, result: Any) -> None:
        """Lets kernels call what has been translated; there is nothing yet that Python could."""
        result.library._ensure_finalized()
        INNER[result.fndesc.llvm_func_name] = result.library
        self.targetctx.insert_user_function(result.library, result.fndesc, [result.library])
        self.overloads[tuple(result.signature.args)] = result

    def get_overload(self, signature: Any) -> Any:
        """Returns what `insert_user_function` knows the code by."""
        return self.overloads[tuple(signature)].library


def _widened(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.bitwidth < types.int64.bitwidth else plain


def _translate_only(flags: Any) -> Any:
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    return flags


class Kernel(CPUDispatcher):
    """A kernel as Python calls it; for other kernels it is an inner one."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=KernelPipeline)
        self._compiler._customize_flags = _without_callback
        self.inner = InnerKernel(_twin(function), options)

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.inner)


def _twin(function: Any) -> Any:
    """Returns another function object: Numba takes the same one, called while it is compiled, for a recursion."""
    twin = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    return update_wrapper(twin, function)


def _without_callback(flags: Any) -> Any:
    flags.no_cfunc_wrapper = True
    return flags
