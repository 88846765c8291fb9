/** The page number in a URL; 1 if it's missing or invalid. */
export function pageNumber(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}
