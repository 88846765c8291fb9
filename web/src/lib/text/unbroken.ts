/** A text that stays on one line: its spaces don't break. It takes no element, of which a listing has thousands. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
