"""The Infirmary: beds, treatment, the Medicine Cabinet, Recovery and Relapse."""

from __future__ import annotations

import pytest

from tests.games.halls_of_hegra.table import set_table


@pytest.mark.rule("HOH-INFIRM-01")
def test_three_beds_and_a_waiting_area() -> None:
    table = set_table("hits", 7, positions="soldier soldier soldier soldier", boxes={4: "4 hit"}, fate=[1, 2, 3, 4])
    for _ in range(3):
        table.choose("bed")
    assert table.beds() == [("soldier", 1), ("soldier", 2), ("soldier", 3)]
    assert table.waiting() == {4: {"soldier": 1}}


@pytest.mark.rule("HOH-INFIRM-02", "HOH-INFIRM-14")
def test_patients_share_a_level_of_the_waiting_area() -> None:
    table = set_table("infirmary", 2, placed={"treat_patient": "soldier"}, waiting={3: "2 volunteer medic"})
    assert table.match.options == [("treat", "volunteer", 3, "waiting"), ("treat", "medic", 3, "waiting")]


@pytest.mark.rule("HOH-INFIRM-03")
def test_treatment_gives_no_bed() -> None:
    table = set_table(
        "infirmary", 2, placed={"treat_patient": "2 soldier"}, beds={6: "medic"}, waiting={3: "volunteer"}
    )
    table.choose("treat", "medic", 6, "bed")
    assert table.beds() == []
    # The second treatment and the relapse have followed; now the bed may be given.
    assert (table.prompt, table.waiting()) == ("infirmary.admit", {3: {"volunteer": 1}})


@pytest.mark.rule("HOH-INFIRM-04", "HOH-INFIRM-06")
def test_from_level_6_to_the_tired_area() -> None:
    table = set_table("infirmary", 2, placed={"treat_patient": "medic"}, waiting={5: "soldier hunter"})
    table.choose("treat", "soldier", 5, "waiting")
    table.choose("treat", "soldier", 6, "waiting")
    assert table.area("tired")["soldier"] == 1


@pytest.mark.rule("HOH-INFIRM-05", "HOH-INFIRM-10")
def test_relapse_comes_after_treatment() -> None:
    table = set_table("infirmary", 2, placed={"treat_patient": "soldier"}, waiting={1: "hunter medic"})
    table.choose("treat", "medic", 1, "waiting")
    assert table.area("morgue") == {"hunter": 1}
    assert table.waiting() == {1: {"medic": 1}}


@pytest.mark.rule("HOH-INFIRM-07")
def test_the_cabinet_cures_a_patient_or_nobody() -> None:
    crew = {"medicine_cabinet": "medic"}
    table = set_table("infirmary", 2, placed=crew, dug=["medicine_cabinet"], beds={1: "officer"}, waiting={2: "hunter"})
    table.choose("cure", "officer", 1, "bed")
    assert table.area("tired")["officer"] == 1
    table = set_table("infirmary", 2, placed=crew, dug=["medicine_cabinet"], beds={1: "officer"})
    table.choose("decline")
    assert table.beds() == [("officer", 2)]
    table = set_table("infirmary", 2, placed=crew, dug=["medicine_cabinet"], waiting={2: "hunter", 3: "soldier"})
    table.choose("cure", "hunter", 2, "waiting")
    assert table.area("tired")["hunter"] == 1
    assert (table.waiting(), table.beds()) == ({2: {"soldier": 1}}, [])


@pytest.mark.rule("HOH-INFIRM-08", "HOH-DAMAGE-02")
@pytest.mark.parametrize(("repaired", "level"), [([], 3), (["medicine_cabinet"], 4)])
def test_the_right_part_of_the_cabinet_prevents_the_relapse(repaired: list[str], level: int) -> None:
    table = set_table(
        "infirmary",
        2,
        placed={"medicine_cabinet": "2 soldier"},
        dug=["medicine_cabinet"],
        repaired=repaired,
        beds={2: "officer"},
        waiting={4: "hunter"},
    )
    table.choose("decline")
    assert table.waiting() == {level: {"hunter": 1}}
    assert table.beds() == [("officer", 3)]
    assert table.prompt == "infirmary.admit"


@pytest.mark.rule("HOH-INFIRM-09", "HOH-INFIRM-10", "HOH-INFIRM-12")
def test_relapse_and_recovery_every_day() -> None:
    table = set_table("infirmary", 2, beds={2: "officer", 3: "medic"}, waiting={4: "2 hunter", 2: "soldier"})
    assert table.beds() == [("officer", 3), ("medic", 4)]
    assert table.waiting() == {3: {"hunter": 2}, 1: {"soldier": 1}}


@pytest.mark.rule("HOH-INFIRM-11")
def test_below_level_1_is_the_morgue() -> None:
    table = set_table("relapse", 2, waiting={1: "volunteer", 2: "medic"})
    assert table.area("morgue") == {"volunteer": 1}


@pytest.mark.rule("HOH-INFIRM-13", "HOH-INFIRM-03")
def test_one_patient_and_not_more_gets_a_bed() -> None:
    table = set_table("relapse", 2, waiting={3: "volunteer medic"})
    table.choose("admit", "medic", 2)
    assert table.beds() == [("medic", 2)]
    assert table.waiting() == {2: {"volunteer": 1}}
    assert table.prompt != "infirmary.admit"
    table = set_table("relapse", 2, waiting={3: "volunteer"})
    table.choose("decline")
    assert table.beds() == []


@pytest.mark.rule("HOH-INFIRM-13")
def test_no_bed_no_question() -> None:
    table = set_table("relapse", 2, beds={1: "soldier soldier soldier"}, waiting={3: "volunteer"})
    assert table.prompt != "infirmary.admit"
