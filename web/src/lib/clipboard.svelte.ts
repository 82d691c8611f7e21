// Copying to the clipboard, with a word about it that stays for a moment.

const SHOWN_FOR = 2500;

export class Clipboard {
  /** Something has just been copied. */
  copied = $state(false);

  /** Copies a text; false where the browser does not allow it. */
  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    this.copied = true;
    setTimeout(() => (this.copied = false), SHOWN_FOR);
    return true;
  }
}
