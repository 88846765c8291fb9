interface VisitorEventFacts {
  readonly meaning: string;
  /** Its name in the vocabulary of Google Analytics 4. */
  readonly reportedAs: string;
  /** What it is worth to the shop, in pounds; absent if nothing, or if its tyres tell. */
  readonly pounds?: number;
  /** Whether it is about the mobile service, which comes to one area. */
  readonly isLocal?: boolean;
}

/** What a visitor may do that is counted, if they agreed. */
export const visitorEvents = {
  PAGE_VIEW: { meaning: 'A page was opened.', reportedAs: 'page_view' },
  SCROLL: { meaning: 'A page was read down to a depth.', reportedAs: 'scroll' },
  VIEW_ITEM: { meaning: 'The page of a tyre was opened.', reportedAs: 'view_item' },
  ADD_TO_CART: { meaning: 'Tyres were put in the cart.', reportedAs: 'add_to_cart' },
  BEGIN_CHECKOUT: { meaning: 'The checkout was opened.', reportedAs: 'begin_checkout' },
  CONTACT_PAGE: { meaning: 'The contact page was opened.', reportedAs: 'contact_page', pounds: 10 },
  HIGH_INTENT_PAGE: {
    meaning: 'A page was opened that people read who are about to call or to book.',
    reportedAs: 'high_intent_page',
    pounds: 35,
  },
  EMAIL_CLICK: { meaning: 'An email address was pressed.', reportedAs: 'email_click', pounds: 25 },
  PHONE_CLICK: { meaning: 'A telephone number was pressed.', reportedAs: 'phone_click', pounds: 50 },
  PHONE_CALL: {
    meaning: 'A telephone number was pressed on the page of the area.',
    reportedAs: 'phone_call',
    pounds: 50,
    isLocal: true,
  },
  MOBILE_FITTING_BOOKING: {
    meaning: 'The number that books mobile fitting was pressed on its page.',
    reportedAs: 'mobile_fitting_booking',
    pounds: 25,
    isLocal: true,
  },
  EMERGENCY_CALLOUT: {
    meaning: 'An order was placed with emergency delivery.',
    reportedAs: 'emergency_callout',
    pounds: 75,
    isLocal: true,
  },
  QUOTE_REQUEST: {
    meaning: 'The shop was asked something through its contact form.',
    reportedAs: 'quote_request',
    pounds: 100,
  },
} as const satisfies Readonly<Record<string, VisitorEventFacts>>;

export type VisitorEventName = keyof typeof visitorEvents;

/** What the shop's own books tell of an order, under the names of Google Analytics 4. */
export const ORDER_EVENTS = { PURCHASE: 'purchase', REFUND: 'refund' } as const;

/** Reports are in this currency. */
export const REPORTED_CURRENCY = 'GBP';

/** Where the mobile service comes to unless the owner’s settings name another town. */
const DEFAULT_SERVICE_AREA = 'bedford';

/** How much of a page was read, in percent. */
export const SCROLL_DEPTHS = [25, 50, 75, 100] as const;

/** What the page of test conversions pretends to have sold, in pounds. */
export const TEST_CONVERSIONS = [99.99, 199.99] as const;

/** What an event reports besides its tyres: its value, and the area if it is about the mobile service. */
export function reportedValue(
  name: VisitorEventName,
  serviceArea: string = DEFAULT_SERVICE_AREA,
): Record<string, string | number> {
  const { pounds, isLocal }: VisitorEventFacts = visitorEvents[name];
  return {
    ...(pounds === undefined ? {} : { value: pounds, currency: REPORTED_CURRENCY }),
    ...(isLocal ? { service_area: serviceArea } : {}),
  };
}
