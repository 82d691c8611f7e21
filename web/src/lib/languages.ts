// The six languages of the page, and which of them a browser asks for.

export const LANGUAGES = ['is', 'sv', 'da', 'fi', 'nb', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language under its own name, as its speakers look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  is: 'Íslenska',
  sv: 'Svenska',
  da: 'Dansk',
  fi: 'Suomi',
  nb: 'Norsk bokmål',
  en: 'English',
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The first language wished for that there is; all written Norwegian reads bokmål. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const start = wish.toLowerCase().split('-')[0];
    const language = start === 'no' || start === 'nn' ? 'nb' : start;
    if (isLanguage(language)) return language;
  }
  return 'en';
}
