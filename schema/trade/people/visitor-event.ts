interface VisitorEventFacts {
  readonly meaning: string;
  /** Its name in Google Analytics 4. */
  readonly reportedAs: string;
  /** Its value to the shop, in pounds; absent if it has none, or gets it from its tyres. */
  readonly pounds?: number;
  /** Whether it's about the mobile service, which covers one area. */
  readonly isLocal?: boolean;
}

/** The visitors' actions that are counted, with their consent. */
export const visitorEvents = {
  PAGE_VIEW: { meaning: 'A page was opened.', reportedAs: 'page_view' },
  SCROLL: { meaning: 'A page was scrolled to a depth.', reportedAs: 'scroll' },
  VIEW_ITEM: { meaning: 'The page of a tyre was opened.', reportedAs: 'view_item' },
  ADD_TO_CART: { meaning: 'Tyres were put in the cart.', reportedAs: 'add_to_cart' },
  BEGIN_CHECKOUT: { meaning: 'The checkout was opened.', reportedAs: 'begin_checkout' },
  CONTACT_PAGE: { meaning: 'The contact page was opened.', reportedAs: 'contact_page', pounds: 10 },
  HIGH_INTENT_PAGE: {
    meaning: 'A page was opened that visitors read before they call or book.',
    reportedAs: 'high_intent_page',
    pounds: 35,
  },
  EMAIL_CLICK: { meaning: 'An email address was clicked.', reportedAs: 'email_click', pounds: 25 },
  PHONE_CLICK: { meaning: 'A telephone number was clicked.', reportedAs: 'phone_click', pounds: 50 },
  PHONE_CALL: {
    meaning: 'A telephone number was clicked on the page of the area.',
    reportedAs: 'phone_call',
    pounds: 50,
    isLocal: true,
  },
  MOBILE_FITTING_BOOKING: {
    meaning: 'The number for booking mobile fitting was clicked on its page.',
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
    meaning: 'A question was sent through the contact form.',
    reportedAs: 'quote_request',
    pounds: 100,
  },
} as const satisfies Readonly<Record<string, VisitorEventFacts>>;

export type VisitorEventName = keyof typeof visitorEvents;

/** The events reported from the shop's own records of an order, under their names in Google Analytics 4. */
export const ORDER_EVENTS = { PURCHASE: 'purchase', REFUND: 'refund' } as const;

/** The currency of all reported values. */
export const REPORTED_CURRENCY = 'GBP';

/** The area of the mobile service unless the owner's settings name another town. */
const DEFAULT_SERVICE_AREA = 'bedford';

/** The reported scroll depths, in per cent of a page. */
export const SCROLL_DEPTHS = [25, 50, 75, 100] as const;

/** The made-up sales on the page of test conversions, in pounds. */
export const TEST_CONVERSIONS = [99.99, 199.99] as const;

/** The parameters of an event besides its tyres: its value, and the area if it's about the mobile service. */
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
