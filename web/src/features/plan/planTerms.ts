/** The settings named in the plan's terms. */
export interface PlanFigures {
  planMonths: number;
  claimTreadMm: number;
  tyreAgeYears: number;
}

/** Exclusions of both warranty and plan. */
export const NEVER_COVERED = [
  'Ordinary wear, and uneven wear from alignment or suspension',
  'Wrong pressure, overloading, racing, driving on a flat tyre',
  'Accidents, vandalism, chemicals, improper repair or storage',
] as const;

/** The plan's cover, exclusions and claims procedure, for its page and for certificates. */
export function planTerms({ planMonths, claimTreadMm, tyreAgeYears }: PlanFigures) {
  return {
    covered: [
      'Damage from glass, nails, potholes and kerbs that can’t be repaired safely.',
      `It runs for ${planMonths} months, beginning on the day your tyres are delivered.`,
      'Once for each covered tyre, we replace it with the same tyre or pay back what you paid for it.',
    ],
    notCovered: [
      'Punctures that can be repaired',
      `Tyres with less than ${claimTreadMm}mm of tread, or more than ${tyreAgeYears} years old`,
      ...NEVER_COVERED,
    ],
    claiming: [
      'If the tyre may be unsafe, stop using it. Keep it until we’ve decided.',
      'Open your order and make a claim, with photographs of the damage, the whole tyre and its tread.',
      'We’ll decide, and replace the tyre or pay you back.',
    ],
  };
}
