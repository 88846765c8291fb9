import { keysOf } from '../values/words.ts';
import { COUNTRIES, type Country } from './country.ts';
import { DELIVERY_METHODS, FAR_METHODS, type DeliveryMethod } from './delivery-method.ts';
import { postcodeArea, readPostcode } from './postcode.ts';

export interface ZoneTerms {
  /** Its name as used in a sentence after "to". */
  readonly name: string;
  /** The delivery methods offered there; empty if the shop doesn't deliver there. */
  readonly methods: readonly DeliveryMethod[];
  /** How many working days more than on the mainland the journey takes. */
  readonly extraDays: number;
  /** The default surcharge for standard delivery, compared with the mainland, in pence. The owner can change it. */
  readonly surcharge: number;
  /** A note about tax for the buyer, in a sentence; null if tax works as on the mainland. */
  readonly taxNote: string | null;
  /** Why the shop doesn't deliver there, in a sentence; null if it does. */
  readonly refusal: string | null;
}

function served(name: string, extraDays: number, surcharge = 0, taxNote: string | null = null): ZoneTerms {
  return { name, methods: FAR_METHODS, extraDays, surcharge, taxNote, refusal: null };
}

function refused(name: string, refusal: string): ZoneTerms {
  return { name, methods: [], extraDays: 0, surcharge: 0, taxNote: null, refusal };
}

/**
 * The delivery zones and their terms. UK prices include VAT in all of the UK and on the Isle of Man, which is one area
 * with it (VAT Notice 700, section 2). They don't on the Channel Islands, and Ireland taxes imports itself.
 */
export const deliveryZones = {
  MAINLAND: {
    name: 'the UK mainland',
    methods: DELIVERY_METHODS,
    extraDays: 0,
    surcharge: 0,
    taxNote: null,
    refusal: null,
  },
  HIGHLANDS_AND_ISLANDS: served('the Scottish Highlands and islands', 2, 1_000),
  NORTHERN_IRELAND: served('Northern Ireland', 2),
  ISLE_OF_WIGHT: served('the Isle of Wight', 1, 500),
  ISLE_OF_MAN: served('the Isle of Man', 2, 1_500),
  ISLES_OF_SCILLY: served('the Isles of Scilly', 3, 1_500),
  IRELAND: served(
    'Ireland',
    3,
    0,
    'Our prices include UK VAT. Irish Customs may charge you import VAT and duty on arrival, which we ' +
      'can’t pay for you.',
  ),
  CHANNEL_ISLANDS: refused(
    'the Channel Islands',
    'We don’t deliver to the Channel Islands, as they’re outside the UK VAT area and our prices include ' +
      'VAT.',
  ),
  BFPO: refused(
    'BFPO addresses',
    'We don’t deliver to BFPO addresses, as only British Forces post can reach them.',
  ),
  GIBRALTAR: refused(
    'Gibraltar',
    'We don’t deliver to Gibraltar, as it’s outside the UK VAT area and our prices include VAT.',
  ),
} as const satisfies Record<string, ZoneTerms>;

export type DeliveryZone = keyof typeof deliveryZones;

/** Every zone, nearest first. */
export const DELIVERY_ZONES = keysOf(deliveryZones);

/** The zone of most addresses in a country. */
const ZONE_OF_COUNTRY: Readonly<Record<Country, DeliveryZone>> = {
  GB: 'MAINLAND',
  NI: 'NORTHERN_IRELAND',
  IE: 'IRELAND',
};

/** The zone of a whole postcode area, if it isn't the mainland. */
const ZONE_OF_AREA: Readonly<Record<string, DeliveryZone>> = {
  BF: 'BFPO',
  BT: 'NORTHERN_IRELAND',
  // The only territory whose postcodes look like the UK's; FIQQ 1ZZ and the like don't parse as postcodes here.
  GX: 'GIBRALTAR',
  GY: 'CHANNEL_ISLANDS',
  HS: 'HIGHLANDS_AND_ISLANDS',
  IM: 'ISLE_OF_MAN',
  IV: 'HIGHLANDS_AND_ISLANDS',
  JE: 'CHANNEL_ISLANDS',
  KW: 'HIGHLANDS_AND_ISLANDS',
  ZE: 'HIGHLANDS_AND_ISLANDS',
};

interface Districts {
  readonly area: string;
  readonly first: number;
  readonly last: number;
  readonly zone: DeliveryZone;
}

/**
 * Remote districts in mainland areas. Carriers differ at the edges. For Scotland this is DPD's list
 * (support.shiptheory.com, "Highland and Northern Irish postcodes"), plus the isles of Arran and Cumbrae (KA27, KA28)
 * and all of PA from Bute on, which other carriers add: promising too little does less harm than promising too much.
 */
const DISTRICTS: readonly Districts[] = [
  { area: 'AB', first: 31, last: 38, zone: 'HIGHLANDS_AND_ISLANDS' },
  { area: 'AB', first: 41, last: 56, zone: 'HIGHLANDS_AND_ISLANDS' },
  { area: 'FK', first: 17, last: 21, zone: 'HIGHLANDS_AND_ISLANDS' },
  { area: 'KA', first: 27, last: 28, zone: 'HIGHLANDS_AND_ISLANDS' },
  { area: 'PA', first: 20, last: 80, zone: 'HIGHLANDS_AND_ISLANDS' },
  { area: 'PH', first: 15, last: 50, zone: 'HIGHLANDS_AND_ISLANDS' },
  { area: 'PO', first: 30, last: 41, zone: 'ISLE_OF_WIGHT' },
  { area: 'TR', first: 21, last: 25, zone: 'ISLES_OF_SCILLY' },
];

/** The number of a district: 42 of MK42 0AA, 1 of W1A 0AX. */
function districtOf(postcode: string): number {
  const [outward = ''] = postcode.split(' ');
  return Number(/\d+/.exec(outward)?.[0]);
}

/** A place to deliver to. */
export interface Destination {
  readonly country: Country;
  /** As typed; empty while unknown. */
  readonly postcode: string;
}

/**
 * The delivery zone of a place. Without a postcode it's the zone of most addresses in the country, which is the
 * mainland for Great Britain. Null if the text isn't a postcode of the country.
 */
export function deliveryZoneOf({ country, postcode }: Destination): DeliveryZone | null {
  if (postcode.trim() === '') return ZONE_OF_COUNTRY[country];
  const read = readPostcode(postcode, country);
  if (read === null) return null;
  // The letters of an Eircode don't form a postcode area.
  if (country === 'IE') return ZONE_OF_COUNTRY.IE;
  const area = postcodeArea(read);
  const district = districtOf(read);
  const further = DISTRICTS.find(
    (some) => some.area === area && district >= some.first && district <= some.last,
  );
  return further?.zone ?? ZONE_OF_AREA[area] ?? 'MAINLAND';
}

/** The country of a typed postcode or Eircode, and its normal form; null if the text is neither. */
export function placeOf(text: string): Destination | null {
  for (const country of COUNTRIES) {
    const postcode = readPostcode(text, country);
    if (postcode !== null) return { country, postcode };
  }
  return null;
}
