/** A tyre beside a fuel pump: the tyre's effect on fuel use. 40 × 40. */
export function FuelPictogram() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
      <rect x="4" y="5" width="19" height="31" rx="2" />
      <rect x="8" y="9.5" width="11" height="8" rx="1" />
      <path d="M1.5 36h24M23 20h3.5a2.5 2.5 0 0 1 2.5 2.5V29a3 3 0 0 0 6 0V15l-6-6" strokeLinecap="round" />
    </g>
  );
}

/** A tyre under a rain cloud: how quickly it stops in the wet. 40 × 40. */
export function RainPictogram() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M11 22a7 7 0 0 1 .6-14 9 9 0 0 1 17-1A7.6 7.6 0 0 1 29 22z" />
      <path d="m12 27-2 5m9-5-2 5m9-5-2 5m-15 4-1 2.5m8-2.5-1 2.5m8-2.5-1 2.5" />
    </g>
  );
}

/** A loudspeaker with waves: the external noise. 40 × 40. */
export function NoisePictogram() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3 15h7l9-8v26l-9-8H3z" fill="currentColor" />
      <path d="M24 14.5a8 8 0 0 1 0 11M28.5 10a14 14 0 0 1 0 20M33 5.5a20.5 20.5 0 0 1 0 29" />
    </g>
  );
}

/**
 * The three-peak mountain with a snowflake: tested on snow, legal where winter tyres are required. 40 × 40.
 */
export function SnowPictogram() {
  return (
    <g fill="none" stroke="currentColor" strokeLinejoin="round">
      <path strokeWidth="2.4" d="M2 36 10.5 17l3.5 4L20 5l6 16 3.5-4L38 36z" />
      <path
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M20 20v14m-6-10.5 12 7m0-7-12 7m4-9 2 2 2-2m-4 11 2-2 2 2"
      />
    </g>
  );
}
