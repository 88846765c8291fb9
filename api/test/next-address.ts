let addresses = 0;

/** The header for a new network address each time, so that no limit per address is reached. */
export function nextAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` };
}
