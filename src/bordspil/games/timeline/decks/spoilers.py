"""Words that give a date away, in six languages: centuries, eras and ages, years, numerals."""

import re
from functools import cache

# A star stands for any ending; everything is compared as whole words, small letters.
WORDS = {
    "en": """
        century centuries millennium millennia decade decades year years era eras epoch epochs age ages
        ancient antiquity medieval mediaeval renaissance baroque victorian edwardian elizabethan
        prehistoric prehistory modern contemporary nowadays
    """,
    "is": """
        öld öldin öldina öldinni aldar aldarinnar aldir aldirnar aldanna aldamót* aldamóta* bronsöld* bronsaldar*
        járnöld* járnaldar* steinöld* steinaldar* víkingaöld* víkingaaldar* ísöld* ísaldar* landnámsöld* landnámsaldar*
        þjóðveldisöld* þjóðveldisaldar* sturlungaöld* sturlungaaldar* fornöld* fornaldar* miðaldir* miðalda* miðöldum*
        gullöld* gullaldar* siðskiptaöld* endurreisn* endurreisnar* barokk* nútíma* nútími* samtíma* forsögu* áratug*
        árþúsund* ár árið árin ári árinu árs ársins ára árum forn forna fornt fornu forni fornir fornar fornra fornum
        víkingatím*
    """,
    "sv": """
        sekel* sekler* seklet seklets århundrade* årtusende* årtionde* decennium decenni* medeltid*
        vikingatid* forntid* fornhistori* antik antika antiken antikens renässans* barock* viktoriansk*
        modern moderna modernt nutid* nutida tidsålder* tidsåldrar* epok* bronsålder* järnålder* stenålder* istid*
        stormaktstid* frihetstid* år året åren årens års årets förhistori* uråldrig*
    """,
    "da": """
        århundred* årtusind* årti årtier årtiet middelalder* vikingetid* oldtid* antik antikke
        antikken antikkens renæssance* barok* victoriansk* moderne nutid* tidsalder* tidsaldre* epoke* bronzealder*
        jernalder* stenalder* istid* guldalder* år året årene års årets forhistori* sekel sekler
    """,
    "nb": """
        århundre* hundreår* årtusen* tusenår* tiår tiåret tiårene middelalder* vikingtid*
        oldtid* antikk antikke antikken antikkens renessanse* barokk* viktoriansk* moderne nåtid* tidsalder* tidsaldre*
        epoke* bronsealder* jernalder* steinalder* istid* år året årene års årets forhistori* sekel sekler
    """,
    "fi": """
        vuosisa* vuosituha* vuosikymmen* vuosi vuosia vuosien vuoden vuotta vuonna vuodet vuosina keskiaika*
        keskiaja* keskiai* viikinkiaika* viikinkiaja* antiik* muinai* renessanss*
        barok* viktoriaani* moderni* nykyaika* nykyaja* nykyai* aikakau* aikakaud* epookki* pronssikau* rautakau*
        kivikau* jääkau* kultakau* esihistori* suurvalta-ajan eaa jaa
    """,
}
# "f.Kr.", "eKr.", "BCE" and the like, and a year in Roman numerals; the number of a king is none
_OUR_ERA = re.compile(r"\b(?:[efj]\s?\.?\s?[Kk]r|BCE?|CE|AD)\b")
_NUMERAL = re.compile(r"\b(?=[MDCLXVI]{4})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b")


@cache
def _pattern(language: str) -> re.Pattern[str]:
    words = [re.escape(word).replace(r"\*", r"\w*") for word in WORDS[language].split()]
    return re.compile(rf"(?<![\w-])(?:{'|'.join(words)})(?!\w)")


def digits(text: str) -> bool:
    """Returns whether there are digits of any script in a text, those of fractions and footnotes too."""
    return any(sign.isdigit() or sign.isnumeric() for sign in text)


def spoiler(text: str, language: str) -> str | None:
    """Returns a word in a text that gives a date away, if there is one."""
    found = _pattern(language).search(text.lower()) or _OUR_ERA.search(text) or _NUMERAL.search(text)
    return found[0] if found else None
