// Icons gathered by who drew them.

export interface Credit {
  author: string;
  icons: string[];
}

/** "john-colburn" writes his name with a capital for each part. */
const nameOf = (folder: string): string =>
  folder
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** From icon to author: every author once with all icons, who drew most first. */
export function byAuthor(authors: Record<string, string>): Credit[] {
  const found = new Map<string, string[]>();
  for (const [icon, author] of Object.entries(authors)) found.set(author, [...(found.get(author) ?? []), icon]);
  return [...found]
    .map(([author, icons]) => ({ author: nameOf(author), icons: icons.sort() }))
    .sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));
}
