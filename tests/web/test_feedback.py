"""Sounds and vibration: on from the first press, never before it, and as the player sets them."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.games import azul_games, azul_player
from web.games.azul_player import Player
from web.harness import stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor

# Notes what the real synthesis is asked for: contexts, knocks by their pitch, bells, how loud; and vibrations.
LISTEN = """
window.heard = { contexts: 0, knocks: [], bells: [], gains: [] };
window.felt = [];
for (const [name, note] of Object.entries({
  AudioContext: () => window.heard.contexts++,
  BiquadFilterNode: (_, { frequency }) => window.heard.knocks.push(frequency),
  OscillatorNode: (_, { frequency }) => window.heard.bells.push(frequency),
  GainNode: (_, { gain }) => window.heard.gains.push(gain),
})) {
  window[name] = class extends window[name] {
    constructor(...given) {
      note(...given);
      super(...given);
    }
  };
}
const vibrate = navigator.vibrate.bind(navigator);
navigator.vibrate = (pattern) => window.felt.push(pattern) && vibrate(pattern);
"""
WRONG = range(180, 200)


def sit(visit: Visit, site: Site, **options: Any) -> tuple[Visitor, Player]:
    """Opens a game of Azul in which the first seat is to act."""
    token = stored.new_token()
    code = stored.put(site.store, azul_games.play(azul_games.is_middle), [stored.person(token), stored.bot()])
    anna = visit(token=token, sound=True, **options)
    anna.context.add_init_script(LISTEN)
    anna.go_to_table(code)
    return anna, Player(anna, site.store, azul_player.by_touch if options.get("phone") else azul_player.by_mouse)


def heard(page: Page) -> Any:
    """Returns what has been heard so far."""
    return page.evaluate("() => window.heard")


def has_knocked(pitches: range) -> str:
    """Returns a condition of the page: such a knock has been heard."""
    return f"() => window.heard.knocks.some((pitch) => {pitches.start} <= pitch && pitch < {pitches.stop})"


def test_sound_is_on_from_the_first_press_and_not_before(visit: Visit, site: Site) -> None:
    anna, someone = sit(visit, site)
    assert heard(anna.page)["contexts"] == 0
    someone.move()
    anna.page.wait_for_function("() => window.heard.knocks.length > 0")
    assert heard(anna.page)["contexts"] == 1
    assert 0.4 in heard(anna.page)["gains"]


def test_the_speaker_sets_sound_and_volume_and_both_are_kept(visit: Visit, site: Site) -> None:
    anna, someone = sit(visit, site)
    speaker = anna.page.get_by_role("button", name=text_of("sound"))
    switch = anna.page.get_by_role("switch", name=text_of("sound"))
    speaker.click()
    expect(switch).to_be_checked()
    anna.page.get_by_label(text_of("volume")).fill("80")
    anna.page.wait_for_function("() => window.heard.gains.includes(0.8)")
    expect(anna.page.get_by_role("switch", name=text_of("vibration"))).to_have_count(0)
    switch.click()
    expect(switch).not_to_be_checked()
    anna.go_to_table(anna.code)
    someone.move()
    assert heard(anna.page)["contexts"] == 0
    speaker.click()
    expect(switch).not_to_be_checked()
    expect(anna.page.get_by_label(text_of("volume"))).to_have_value("80")


def test_a_refused_move_knocks_dully(visit: Visit, site: Site) -> None:
    anna, someone = sit(visit, site)
    someone.wait_for_turn()
    anna.page.locator("[data-group]").first.click()
    anna.page.locator("[data-goal][aria-disabled=true]").first.click(force=True)
    anna.page.get_by_role("alert").first.wait_for()
    anna.page.wait_for_function(has_knocked(WRONG))


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_a_phone_vibrates_at_a_move_and_a_desk_does_not(visit: Visit, site: Site, phone: bool) -> None:
    anna, someone = sit(visit, site, phone=phone)
    someone.move()
    assert bool(anna.page.evaluate("() => window.felt.length")) is phone
    anna.page.get_by_role("button", name=text_of("sound")).click()
    switch = anna.page.get_by_role("switch", name=text_of("vibration"))
    expect(switch).to_have_count(int(phone))
    if phone:
        switch.click()
        anna.page.keyboard.press("Escape")
        anna.page.evaluate("() => { window.felt = []; }")
        someone.move()
        assert anna.page.evaluate("() => window.felt.length") == 0
