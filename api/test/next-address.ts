let addresses = 0;

/** The header of a new network address each time, so that no limit on one address is reached. */
export function nextAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` };
}
