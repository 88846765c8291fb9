/** A typed number, such as "41,200" or "6.5"; null for nothing, NaN for anything else. */
export function numberTyped(typed: string): number | null {
  const text = typed.trim().replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
  return text === '' ? null : Number(text);
}
