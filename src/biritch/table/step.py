"""What every event of a table's log is: a frozen struct that says which version it answers."""

from __future__ import annotations

from msgspec import Struct

from biritch.table.versions import Versions


class TableStep(Struct, tag_field="e", omit_defaults=True, frozen=True):
    """An event of a table; its tag and the names of its fields are those of a written log.

    The words stay: old logs must still be read.
    """

    def answers(self, versions: Versions) -> int:
        """Return the version this step answers."""
        raise NotImplementedError

    def __repr__(self) -> str:
        # Without the key: what is printed may end in a file that strangers read.
        names = (name for name in self.__struct_fields__ if name != "key")
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__name__}({fields})"
