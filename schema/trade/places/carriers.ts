/** The default carrier of an order (C-04). */
export const OWN_DELIVERY_TEAM = 'Own delivery team';

interface CarrierFacts {
  readonly name: string;
  /** Other spellings that staff and carrier lists use, in lower case. */
  readonly aliases?: readonly string[];
  /** The carrier's tracking page, with `{number}` in place of the parcel's number if the page accepts one. */
  readonly link: string;
  /**
   * The format of its numbers, in capitals without spaces. Carriers change theirs, so a mismatch is only a warning.
   */
  readonly pattern?: RegExp;
  /** The format in words, to follow "DPD numbers …". */
  readonly looks?: string;
}

/** The carriers that deliver parcels in Britain. Staff can enter any other, which then has no link. */
const carriers: readonly CarrierFacts[] = [
  {
    name: 'APC Overnight',
    aliases: ['apc'],
    // Its page asks for both the consignment and the postcode.
    link: 'https://apc-overnight.com/receiving-a-parcel/tracking',
  },
  {
    name: 'DHL',
    aliases: ['dhl express', 'dhl parcel', 'dhl parcel uk', 'dhl ecommerce', 'dhl ecommerce uk'],
    link: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id={number}',
    pattern: /^(?:\d{10}|\d{14}|JJ?D\d{16,20})$/,
    looks: 'have 10 or 14 digits, or begin with JD',
  },
  {
    name: 'DPD',
    aliases: ['dpd local', 'dpd uk'],
    link: 'https://track.dpd.co.uk/search?reference={number}',
    pattern: /^\d{10}(?:\d{4})?$/,
    looks: 'have 10 or 14 digits',
  },
  {
    name: 'DX',
    aliases: ['dx delivery', 'dx express', 'dx freight'],
    link: 'https://www.dxdelivery.com/consumer/my-tracking/?tn={number}',
  },
  {
    name: 'Evri',
    aliases: ['hermes'],
    link: 'https://www.evri.com/track/parcel/{number}',
    pattern: /^(?:[A-Z0-9]{16}|\d{8})$/,
    looks: 'have 16 letters and digits, or the 8 digits of a calling card',
  },
  {
    name: 'FedEx',
    link: 'https://www.fedex.com/fedextrack/?trknbr={number}',
    pattern: /^(?:\d{12}|\d{15}|\d{20})$/,
    looks: 'have 12, 15 or 20 digits',
  },
  {
    name: 'Parcelforce',
    aliases: ['parcelforce worldwide'],
    link: 'https://www.parcelforce.com/track-trace?trackNumber={number}',
    pattern: /^(?:[A-Z]{2}\d{7}|[A-Z]{2}\d{9}GB)$/,
    looks: 'have two letters and 7 digits, or 9 digits and GB',
  },
  {
    name: 'Royal Mail',
    link: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
    pattern: /^(?:[A-Z]{2}\d{9}GB|\d{16}|[0-9A-F]{21})$/,
    looks: 'have two letters, 9 digits and GB, or 16 digits',
  },
  {
    name: 'TNT',
    link: 'https://www.tnt.com/express/en_gb/site/shipping-tools/tracking.html?searchType=con&cons={number}',
    pattern: /^(?:\d{9}|GE\d{9}GB)$/,
    looks: 'have 9 digits',
  },
  {
    name: 'UPS',
    link: 'https://www.ups.com/track?loc=en_GB&tracknum={number}',
    pattern: /^1Z[A-Z0-9]{16}$/,
    looks: 'begin with 1Z and have 18 letters and digits',
  },
  {
    name: 'Yodel',
    link: 'https://www.yodel.co.uk/tracking/{number}',
    pattern: /^JJ?D\d{16}$/,
    looks: 'begin with JD and have 16 digits',
  },
];

/** The carriers to choose from, besides the shop's own team. */
export const CARRIER_NAMES: readonly string[] = carriers.map(({ name }) => name);

function carrierCalled(text: string): CarrierFacts | undefined {
  const called = text.trim().toLowerCase();
  return carriers.find(({ name, aliases = [] }) => name.toLowerCase() === called || aliases.includes(called));
}

/** A number without spaces, which pasted ones often have, and in capitals. */
const bare = (number: string): string => number.replaceAll(/\s/g, '').toUpperCase();

/**
 * The carrier's tracking page for a parcel; null without a number, for the shop's own team and for unknown carriers.
 */
export function carrierLink(carrier: string, number: string | null): string | null {
  const known = carrierCalled(carrier);
  return known && number ? known.link.replace('{number}', encodeURIComponent(bare(number))) : null;
}

/** A warning for staff, in a sentence, that a number is probably not the carrier's; null if it looks right. */
export function doubtAbout(carrier: string, number: string): string | null {
  if (number.trim() === '') return null;
  if (carrier.trim() === OWN_DELIVERY_TEAM)
    return 'Our own team has no tracking numbers. Choose the carrier, or leave the number out.';
  const known = carrierCalled(carrier);
  if (!known?.pattern || known.pattern.test(bare(number))) return null;
  return `${known.name} numbers ${known.looks}. You can still ship with this one.`;
}
