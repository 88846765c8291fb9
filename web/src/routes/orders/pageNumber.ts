/** The page that an address names; the first one for whatever is no page number. */
export function pageNumber(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}
