import { hash32 } from '../source/hash.ts';

/** The parts of invented names. None of the twelve around the base begins with one of these. */
const STARTS = [
  'Bobbin',
  'Cowslip',
  'Dunnock',
  'Fettle',
  'Gribble',
  'Inkcap',
  'Jackdaw',
  'Kestrel',
  'Linnet',
  'Mizzle',
  'Nuthatch',
  'Osier',
  'Pippin',
  'Siskin',
  'Teasel',
  'Umber',
  'Vetch',
  'Whimbrel',
  'Yarrow',
  'Zephyr',
] as const;
const ENDS = [
  'combe',
  'fleet',
  'garth',
  'hythe',
  'lathe',
  'mead',
  'pound',
  'shaw',
  'stow',
  'thwaite',
  'wharf',
  'wold',
] as const;
/** The second half of a business's name, and the kind of street it stands in. */
const KINDS = [
  ['Tyre Bay', 'Yard'],
  ['Wheel Works', 'Park'],
  ['Tyre Loft', 'Row'],
  ['Tyre Barn', 'Lane'],
  ['Tyre Yard', 'Yard'],
  ['Tyre Dock', 'Quay'],
  ['Wheel Hall', 'Road'],
  ['Tyre Point', 'Park'],
  ['Tyre Stop', 'Way'],
  ['Tyre House', 'Street'],
  ['Wheel Rooms', 'Mews'],
  ['Tyre Lodge', 'Close'],
] as const;
/** Higher house numbers would need longer streets. */
const HOUSES = 80;

/** An invented business and its street. */
export interface CentreName {
  readonly name: string;
  readonly slug: string;
  readonly street: string;
}

function centreName(stem: string): CentreName {
  const number = hash32(`centre name/${stem}`);
  const [kind, street] = KINDS[number % KINDS.length] ?? KINDS[0];
  const name = `${stem} ${kind}`;
  return {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    street: `${1 + (Math.floor(number / KINDS.length) % HOUSES)} ${stem} ${street}`,
  };
}

/** Invented names in the order of their hashes, no two alike. */
export const CENTRE_NAMES: readonly CentreName[] = STARTS.flatMap((start) => ENDS.map((end) => start + end))
  .toSorted((a, b) => hash32(`centre/${a}`) - hash32(`centre/${b}`))
  .map(centreName);
