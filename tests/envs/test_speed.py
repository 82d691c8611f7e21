"""Figures of batches beside those of others: each can be taken. No speed is asserted here."""

import pytest

from bordspil.envs import speed


def test_the_promised_figures_exist() -> None:
    promised = {
        "azul_vector_moves_per_s",
        "blokus_shuffle_vector_moves_per_s",
        "blokus_shuffle_cards_vector_moves_per_s",
        "azul_vector_moves_per_core_s",
        "cross_rummy_vector_moves_per_core_s",
        "timeline_vector_moves_per_core_s",
    }
    assert promised <= set(speed.figures())
    assert {"azul_gpu_moves_per_s", "blokus_shuffle_gpu_moves_per_s"} <= set(speed.figures_of_card())


def test_batches_can_be_measured() -> None:
    assert speed.stepped("azul", 2, {"side": "grey"}, seconds=0.01) > 0
    assert speed.stepped_by_core("azul", 2, {}, seconds=0.01) > 0
    assert speed.plainly_stepped("timeline", 2, {"hand": 1}, seconds=0.01) > 0


@pytest.mark.filterwarnings("ignore")
def test_the_loop_of_pettingzoo_can_be_measured() -> None:
    pytest.importorskip("pettingzoo")
    figures = speed.figures()
    for name in ("azul", "blokus_shuffle", "blokus_shuffle_cards", "cross_rummy", "timeline"):
        assert f"pettingzoo_{name}_moves_per_core_s" in figures
    assert speed.pettingzoo_moves_by_core("azul", 2, {}, seconds=0.01) > 0


@pytest.mark.filterwarnings("ignore")
def test_others_can_be_measured_where_they_are_installed() -> None:
    figures = speed.figures()
    if "openspiel_backgammon_moves_per_s" in figures:
        assert speed.openspiel_backgammon(seconds=0.01) > 0
    if "pettingzoo_connect_four_moves_per_s" in figures:
        assert speed.pettingzoo_connect_four(seconds=0.01) > 0


def test_openspiel_and_pettingzoo_are_measured_in_one_run() -> None:
    pytest.importorskip("pyspiel")
    assert {"openspiel_azul_moves_per_s", "pettingzoo_azul_moves_per_s"} <= set(speed.figures())
    assert speed.openspiel_moves("azul", 2, {}, seconds=0.01) > 0
    assert speed.pettingzoo_moves("azul", 2, {}, seconds=0.01) > 0
