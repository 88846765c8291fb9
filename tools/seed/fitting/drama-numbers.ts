/** The ranges that Ofcom reserves for drama, by postcode area; three digits follow. */
const RANGES: Readonly<Record<string, string>> = {
  LS: '0113 496 0',
  S: '0114 496 0',
  NG: '0115 496 0',
  LE: '0116 496 0',
  BS: '0117 496 0',
  B: '0121 496 0',
  EH: '0131 496 0',
  G: '0141 496 0',
  L: '0151 496 0',
  M: '0161 496 0',
  NE: '0191 498 0',
  DH: '0191 498 0',
  SR: '0191 498 0',
  BT: '028 9649 6',
  CF: '029 2018 0',
};
const LONDON = '020 7946 0';
const LONDON_AREAS: readonly string[] = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'];
/** The range for drama that belongs to no area. */
const NOWHERE = '01632 960';
/** The numbers before these belong to the twelve centres around the base. */
const FIRST = 200;

/** Returns a function that gives a telephone number for a postcode area, another one each time. */
export function dramaNumbers(): (area: string) => string {
  const given = new Map<string, number>();
  return (area) => {
    const range = RANGES[area] ?? (LONDON_AREAS.includes(area) ? LONDON : NOWHERE);
    const serial = given.get(range) ?? FIRST;
    given.set(range, serial + 1);
    return `${range}${serial}`;
  };
}
