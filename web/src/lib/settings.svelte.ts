// What this browser remembers: the secret its seats belong to, language, theme, sound, name and drawer.
import { chooseLanguage, isLanguage, type Language } from './languages';

export type Theme = 'system' | 'light' | 'dark';

function recall(key: string): string | null {
  try {
    return localStorage.getItem(`bordspil-${key}`);
  } catch {
    return null; // a browser that forbids storage still plays, for as long as the page is open
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`bordspil-${key}`, value);
  } catch {
    return;
  }
}

function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function recallToken(): string {
  const known = recall('token');
  if (known && /^[A-Za-z0-9_-]{32,64}$/.test(known)) return known;
  const token = makeToken();
  remember('token', token);
  return token;
}

const language = recall('language');
const theme = recall('theme');
const drawer = recall('drawer');

const kept = $state({
  language: (isLanguage(language) ? language : chooseLanguage(navigator.languages)) as Language,
  theme: (theme === 'light' || theme === 'dark' ? theme : 'system') as Theme,
  sound: recall('sound') === 'on',
  notices: recall('notices') === 'on',
  name: recall('name') ?? '',
  drawer: drawer === null ? matchMedia('(min-width: 80rem)').matches : drawer === 'open',
});

export const token = recallToken();

export const settings = {
  get language(): Language {
    return kept.language;
  },
  set language(value: Language) {
    kept.language = value;
    remember('language', value);
  },
  get theme(): Theme {
    return kept.theme;
  },
  set theme(value: Theme) {
    kept.theme = value;
    remember('theme', value);
  },
  get sound(): boolean {
    return kept.sound;
  },
  set sound(value: boolean) {
    kept.sound = value;
    remember('sound', value ? 'on' : 'off');
  },
  get notices(): boolean {
    return kept.notices;
  },
  set notices(value: boolean) {
    kept.notices = value;
    remember('notices', value ? 'on' : 'off');
  },
  get name(): string {
    return kept.name;
  },
  set name(value: string) {
    kept.name = value;
    remember('name', value);
  },
  get drawer(): boolean {
    return kept.drawer;
  },
  set drawer(value: boolean) {
    kept.drawer = value;
    remember('drawer', value ? 'open' : 'closed');
  },
};
