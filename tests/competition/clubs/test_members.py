"""Lists of members: read as people keep them, merged, written and read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.competition.clubs.members import (
    Member,
    MemberListError,
    merge_members,
    read_members,
    write_members,
)

CELL = st.text("Aé,;\"' 1x", max_size=8).map(str.strip).map(lambda text: " ".join(text.split()))


def test_a_french_table_and_an_english_one_are_read() -> None:
    french = "\ufeffNuméro;Nom;Prénom;Club\n123;Dupont;Zoé;Liège\n;;;\n124;Émile;;\n"
    assert read_members(french) == (
        Member("Zoé Dupont", "123", "Liège"),
        Member("Émile", "124"),
    )
    assert read_members('Name,Handicap,Phone\n"Lee, Ann",3.5,555\n') == (
        Member("Lee, Ann", handicap="3.5"),
    )


def test_a_list_of_names_wants_no_heading() -> None:
    assert read_members("Ann Lee\n\n  Bob   Ray \n") == (Member("Ann Lee"), Member("Bob Ray"))
    assert read_members("") == ()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("number,club\n1,Here\n", "no-name-column"),
        ("name,number\nAnn,1\n,2\n", "no-name"),
        ("name,number\nAnn,1\nBob,1\n", "twice"),
        ('name,number\n"' + "x" * 200_000 + '",1\n', "no-table"),
    ],
)
def test_a_list_that_cannot_be_is_refused(text: str, name: str) -> None:
    with pytest.raises(MemberListError) as refused:
        read_members(text)
    assert refused.value.phrase.name == f"club-{name}"


def test_lists_are_merged_by_number_else_by_name() -> None:
    old = (Member("Zoé", "1", "Liège"), Member("Ann"), Member("Bob", "3"))
    new = (Member("ann", "2"), Member("Zoe B.", "1", handicap="4"), Member("Bob", "4"))
    assert merge_members(old, new) == (
        Member("ann", "2"),
        Member("Bob", "3"),
        Member("Bob", "4"),
        Member("Zoe B.", "1", "Liège", handicap="4"),
    )


@given(
    st.lists(st.tuples(CELL.filter(bool), CELL, CELL, CELL, CELL), unique_by=lambda row: row[1])
)
def test_a_list_reads_back_as_it_was_written(rows: list[tuple[str, ...]]) -> None:
    members = tuple(Member(*row) for row in rows)
    assert read_members(write_members(members)) == members
    assert merge_members(members, members) == merge_members(members)


def test_who_wishes_not_to_be_named_has_a_column_where_anybody_does() -> None:
    ann, bob = read_members("nom;masqué\nAnn;oui\nBob;\n")
    assert (ann.hidden, bob.hidden) == ("oui", "")
    table = write_members([ann, bob])
    assert table.splitlines()[0].endswith(",contact,hidden")
    assert read_members(table) == (ann, bob)
    assert "hidden" not in write_members([bob])
