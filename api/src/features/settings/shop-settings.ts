import type { DeliveryZone } from '@treadline/schema/trade/delivery-zone';

/** One row of opening hours; the day names are those of schema.org. */
export interface OpeningHoursSetting {
  readonly days: string;
  readonly dayNames: readonly string[];
  /** Local time in London, for example 08:00. */
  readonly opens: string;
  readonly closes: string;
}

const ADDRESS: readonly string[] = ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA'];

const OPENING_HOURS: readonly OpeningHoursSetting[] = [
  {
    days: 'Mon–Fri',
    dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  },
  { days: 'Sat', dayNames: ['Saturday'], opens: '09:00', closes: '17:00' },
  { days: 'Sun', dayNames: ['Sunday'], opens: '10:00', closes: '16:00' },
];

const SUPPORT_HOURS: readonly { channel: string; hours: string }[] = [
  { channel: 'Phone', hours: '9am to 7pm' },
  { channel: 'Chat', hours: '9am to 6pm' },
  { channel: 'Email', hours: '24/7, answered within 2 hours' },
];

const EXPRESS_AREAS: readonly string[] = [
  'B',
  'BD',
  'BH',
  'BN',
  'BS',
  'CB',
  'CF',
  'CV',
  'DE',
  'E',
  'EC',
  'EH',
  'G',
  'L',
  'LE',
  'LS',
  'LU',
  'M',
  'MK',
  'N',
  'NE',
  'NG',
  'NN',
  'NW',
  'OX',
  'PL',
  'PO',
  'RG',
  'S',
  'SE',
  'SO',
  'SW',
  'W',
  'WC',
  'WV',
];

const DELIVERY_SURCHARGES: Readonly<Partial<Record<DeliveryZone, number>>> = {
  HIGHLANDS_AND_ISLANDS: 1_000,
  ISLE_OF_WIGHT: 500,
  ISLE_OF_MAN: 1_500,
  ISLES_OF_SCILLY: 1_500,
};

const POPULAR_SIZES: readonly string[] = ['205/55 R16', '195/65 R15', '225/45 R17', '225/40 R18'];

/**
 * What the owner of the shop may change. These values hold until a row of the table `settings` says otherwise.
 * Names and numbers are made up: the telephone numbers are from the range set aside for drama.
 */
export const SETTING_DEFAULTS = {
  shopName: 'Treadline',
  phone: '01632 960 100',
  secondPhone: '01632 960 117',
  email: 'hello@treadline.example',
  companyName: 'Treadline Tyres Ltd',
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
  address: ADDRESS,
  baseTown: 'Bedford',
  openingHours: OPENING_HOURS,
  supportHours: SUPPORT_HOURS,
  /** Figures that the shop claims; with claimsMode "live" the catalogue is counted instead. */
  claimsMode: 'fixed' as 'fixed' | 'live',
  claimedTyres: { products: 19_446, summer: 17_397, winter: 1_173, allSeason: 876 },
  claimedFittingCentres: 2_000,
  ownDeliveryTeamClaim: true,
  /** Pence. */
  standardDeliveryPrice: 1_599,
  expressDeliveryPrice: 2_499,
  emergencyDeliveryPrice: 4_999,
  /** Standard delivery is free from this subtotal on, in pence. */
  freeDeliveryFrom: 20_000,
  /**
   * What standard delivery costs more than on the mainland, in pence, as long as it is charged at all: free
   * delivery is free nationwide. A zone that is not named costs as much as the mainland.
   */
  deliverySurcharges: DELIVERY_SURCHARGES,
  /** Postcode areas that express delivery reaches: the major cities. */
  expressAreas: EXPRESS_AREAS,
  returnDays: 30,
  satisfactionDays: 14,
  qualityDays: 30,
  priceMatchDays: 7,
  /** The statutory right to cancel a distance sale (Consumer Contracts Regulations 2013). */
  cancellationDays: 14,
  handlingDays: { min: 1, max: 2 },
  transitDays: { min: 1, max: 3 },
  /** Working days from dispatch to the door, standard delivery. */
  deliveryDays: { min: 3, max: 5 },
  expressDays: { min: 1, max: 2 },
  emergencyDays: { min: 0, max: 1 },
  /** Hours in which an emergency order is on its way through the warehouse, whatever the time of day. */
  emergencyProcessingHours: 2,
  /** Kilometres around the base town that the mobile fitting service drives. */
  mobileFittingRadiusKm: 50,
  /** Minutes until the mobile fitting service is with a driver who called in an emergency. */
  calloutMinutes: 90,
  /** Mobile fitting costs nothing from this many tyres on. */
  freeMobileFittingTyres: 4,
  /** Hour in London until which an order is dispatched the same working day. */
  dispatchCutOffHour: 14,
  popularSizes: POPULAR_SIZES,
};
