"""Pieces of views: kept by what they are made from, a bounded number of them, and sent as they were encoded once."""

from __future__ import annotations

import msgspec

from motstand.kernel.pieces import NumberedPieces, Piece, Pieces, as_key, forget_pieces, joined


def test_a_piece_is_sent_as_its_plain_data_would_be() -> None:
    piece = Piece({"germany": 2})
    assert piece.shown(sent=False) == {"germany": 2}
    for sent in (False, True):
        assert msgspec.json.encode({"oslo": piece.shown(sent)}) == b'{"oslo":{"germany":2}}'


def test_a_piece_is_found_by_all_that_it_is_made_from() -> None:
    pieces = Pieces()
    kept = pieces.keep(("oslo", 2), ["two"])
    assert pieces.get(("oslo", 2)) is kept
    assert pieces.get(("oslo", 3)) is None


def test_what_names_a_piece_by_its_place_stays_there() -> None:
    cards = ("a", "b")
    pieces = Pieces()
    pieces.keep(id(cards), ["a", "b"], cards)
    kept = pieces.get(id(cards))
    assert kept is not None
    assert kept.of is cards


def test_no_more_than_so_many_are_kept() -> None:
    pieces = Pieces(most=2)
    for number in range(3):
        pieces.keep(number, number)
    assert [pieces.get(number) is not None for number in range(3)] == [False, False, True]


def test_all_pieces_are_forgotten() -> None:
    pieces = Pieces()
    pieces.keep("oslo", 2)
    numbered = NumberedPieces(4)
    kept = numbered.keep(3, "three")
    assert numbered.get(3) is kept
    assert numbered.get(2) is None
    forget_pieces()
    assert pieces.get("oslo") is None
    assert numbered.get(3) is None


def test_pieces_are_joined_under_their_keys() -> None:
    shown = {"oslo": {"norway": 1}, 'a "quoted" ø': [1, 2]}
    written = [part for name, plain in shown.items() for part in (as_key(name), Piece(plain).json)]
    assert msgspec.json.encode(joined(written)) == msgspec.json.encode(shown)
    assert msgspec.json.encode(joined([])) == b"{}"
