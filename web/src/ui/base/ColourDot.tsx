/**
 * A dot in a colour from the data, set as an attribute because the content security policy forbids inline
 * styles.
 */
export function ColourDot({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
      <circle cx="5" cy="5" r="4.5" fill={colour} className="stroke-card" strokeWidth="1" />
    </svg>
  );
}
