// Icons grouped by author.

export interface Credit {
  author: string;
  icons: string[];
}

/** Groups icons by author, the author of the most icons first. */
export function byAuthor(authors: Record<string, string>): Credit[] {
  const found = new Map<string, string[]>();
  for (const [icon, author] of Object.entries(authors)) found.set(author, [...(found.get(author) ?? []), icon]);
  return [...found]
    .map(([author, icons]) => ({ author, icons: icons.sort() }))
    .sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));
}
