// What this browser keeps between visits; one that forbids storage still plays, for as long as the page is open.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`bordspil-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`bordspil-${key}`, value);
  } catch {
    return;
  }
}
