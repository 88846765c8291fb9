import { keysOf } from '../values/words.ts';

interface DeliveryMethodFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  readonly label: string;
  /** Where it goes: wherever the shop delivers, only on the mainland, or only near its major cities. */
  readonly reach: 'EVERYWHERE' | 'MAINLAND' | 'MAJOR_CITIES';
  /** The same in words, for the end of its row in a list. */
  readonly coverage: string;
  /** Whether orders leave within hours. Near a major city they arrive the same day. */
  readonly isUrgent: boolean;
  /** Whether it's free from the amount the owner sets, and costs more to remote places. */
  readonly isEverFree: boolean;
  /** The owner's settings for its price and its working days. */
  readonly settings: { readonly price: string; readonly days: string };
}

/** The delivery methods. */
export const deliveryMethods = {
  STANDARD: {
    meaning: 'Three to five working days. Free from the amount in the shop settings.',
    label: 'Standard delivery',
    reach: 'EVERYWHERE',
    coverage: 'UK mainland',
    isUrgent: false,
    isEverFree: true,
    settings: { price: 'standardDeliveryPrice', days: 'deliveryDays' },
  },
  EXPRESS: {
    meaning: 'One to two working days, in and around major cities.',
    label: 'Express delivery',
    reach: 'MAJOR_CITIES',
    coverage: 'major cities',
    isUrgent: false,
    isEverFree: false,
    settings: { price: 'expressDeliveryPrice', days: 'expressDays' },
  },
  EMERGENCY: {
    meaning: 'The same or the next working day after dispatch.',
    label: 'Emergency delivery',
    reach: 'MAINLAND',
    // Ends where the mainland does; “national” alone would promise it to the islands too.
    coverage: 'national (UK mainland)',
    isUrgent: true,
    isEverFree: false,
    settings: { price: 'emergencyDeliveryPrice', days: 'emergencyDays' },
  },
} as const satisfies Readonly<Record<string, DeliveryMethodFacts>>;

export type DeliveryMethod = keyof typeof deliveryMethods;

export const DELIVERY_METHODS = keysOf(deliveryMethods);

const thoseWith = (holds: (facts: DeliveryMethodFacts) => boolean): DeliveryMethod[] =>
  DELIVERY_METHODS.filter((method) => holds(deliveryMethods[method]));

/** The only methods for places across the water or a day's drive away on single-track roads. */
export const FAR_METHODS = thoseWith(({ reach }) => reach === 'EVERYWHERE');

export const MAINLAND_METHODS = thoseWith(({ reach }) => reach !== 'EVERYWHERE');

/** The short name, for use beside others: "Express". */
export const shortMethod = (method: DeliveryMethod): string =>
  deliveryMethods[method].label.replace(' delivery', '');

const inWords = new Intl.ListFormat('en-GB');

/** Several methods for the beginning of a sentence: "Express and emergency delivery". */
export function methodsText(methods: readonly DeliveryMethod[]): string {
  const [first = '', ...others] = methods.map(shortMethod);
  return `${inWords.format([first, ...others.map((name) => name.toLowerCase())])} delivery`;
}
