"""How texts are compared."""

import unicodedata

ALPHABET = "abcçdefgğhıijklmnoöpqrsştuüvwxyz"
ORDER = {letter: place for place, letter in enumerate(ALPHABET)}


def lowered(text: str) -> str:
    """Letter case aside, by Turkish rules: `I` is the capital of `ı`, `İ` that of `i`."""
    return text.replace("I", "ı").replace("İ", "i").lower()


def folded(text: str) -> str:
    """Letter case and diacritics aside: `GÖCEK`, `göcek` and `Gocek` are one."""
    plain = unicodedata.normalize("NFD", caseless(text))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def caseless(text: str) -> str:
    """Letter case alone aside; who writes `JAKUZI` means `jakuzi`: the four are one letter."""
    return lowered(text).replace("ı", "i")


def sought(text: str) -> str:
    """The same of a text that is looked for: blanks around it do not count."""
    return folded(text.strip())


def contains(text: str | None, part: str) -> bool:
    """Whether a text holds another, letter case and diacritics aside."""
    return text is not None and sought(part) in folded(text)


def address(text: str) -> str:
    """An e-mail address or a user name as it is compared: letter case aside; the four of `i` are one letter."""
    return caseless(text.strip())


def alphabetical(text: str) -> list[tuple[int, str]]:
    """Sorts by the Turkish alphabet."""
    return [(ORDER.get(letter, len(ORDER)), letter) for letter in lowered(text)]
