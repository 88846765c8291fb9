import { keysOf } from '../values/words.ts';

interface DeliveryMethodFacts {
  /** What it means, for those who read the contract. */
  readonly meaning: string;
  readonly label: string;
  /** Where it goes: wherever the shop delivers, on the mainland only, or only near its major cities. */
  readonly reach: 'EVERYWHERE' | 'MAINLAND' | 'MAJOR_CITIES';
  /** The same in words, as its row in a list ends. */
  readonly coverage: string;
  /** Whether orders leave within hours: near a major city they arrive the same day. */
  readonly isUrgent: boolean;
  /** Whether it is free from the amount that the owner sets, and dearer far away. */
  readonly isEverFree: boolean;
  /** The owner's settings of its price and of the working days it takes. */
  readonly settings: { readonly price: string; readonly days: string };
}

/** How an order is delivered, and all that follows from it. */
export const deliveryMethods = {
  STANDARD: {
    meaning: 'Three to five working days; free from the amount the shop settings say.',
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
    // It ends where the mainland does; “national” alone would promise it to the islands too.
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

/** What crosses the water, or drives all day on single-track roads, is promised by these only. */
export const FAR_METHODS = thoseWith(({ reach }) => reach === 'EVERYWHERE');

export const MAINLAND_METHODS = thoseWith(({ reach }) => reach !== 'EVERYWHERE');

/** The methods that are always charged. */
export const CHARGED_METHODS = thoseWith(({ isEverFree }) => !isEverFree);

/** The name beside others: "Express". */
export const shortMethod = (method: DeliveryMethod): string =>
  deliveryMethods[method].label.replace(' delivery', '');

const inWords = new Intl.ListFormat('en-GB');

/** Several methods at the beginning of a sentence: "Express and emergency delivery". */
export function methodsText(methods: readonly DeliveryMethod[]): string {
  const [first = '', ...others] = methods.map(shortMethod);
  return `${inWords.format([first, ...others.map((name) => name.toLowerCase())])} delivery`;
}
