// Lets long words of a title break where they can be said in parts: cards are narrow, and browsers know few languages.

const LEAST = 4;
const SOFT = '\u00ad';
const VOWELS = 'aeiouyáéíóúýäåöæøüā';
// Before a consonant that a vowel follows, where a vowel came before: the rule of Finnish, and near enough for others.
const BREAK = new RegExp(`(?<=[${VOWELS}]\\p{L}*)(?=(?![${VOWELS}])\\p{L}[${VOWELS}])`, 'giu');

/** The same words, with soft hyphens in those of so many letters. */
export function soften(title: string, long: number): string {
  return title.replace(/\p{L}+/gu, (word) => (word.length < long ? word : softenWord(word)));
}

function softenWord(word: string): string {
  const breaks = [...word.matchAll(BREAK)].map(({ index }) => index);
  const kept = breaks.filter((at) => at >= LEAST && word.length - at >= LEAST);
  return kept.reduceRight((text, at) => text.slice(0, at) + SOFT + text.slice(at), word);
}
