interface ShopText {
  /** Where visitors read it. */
  readonly path: string;
  /** Its place, as staff call it. */
  readonly place: string;
  /** The parts that the shop draws into it where their names stand in double braces, with their labels. */
  readonly parts: Readonly<Record<string, string>>;
}

const onHome = (place: string): ShopText => ({ path: '/', place: `Home page: ${place}`, parts: {} });

/**
 * The texts of the home page and of the information pages, besides the policies. Each has its place on the shop, so the
 * owner rewrites it but can't remove it.
 */
export const SHOP_TEXTS = {
  'home-hero': onHome('first screen'),
  'home-reasons': onHome('reasons to buy here'),
  'home-sizes': onHome('reading the sidewall'),
  'home-delivery': onHome('delivery'),
  'home-fitting': onHome('fitting'),
  'home-call': onHome('last words'),
  'shop-about': {
    path: '/about',
    place: 'About us',
    parts: { ourFigures: 'Number of tyres', companyDetails: 'Company details' },
  },
  'shop-contact': {
    path: '/contact',
    place: 'Contact',
    parts: {
      contactDetails: 'Phone numbers and email',
      contactForm: 'Contact form',
      hours: 'Opening hours',
      postalAddress: 'Address',
      serviceAreas: 'Service areas',
    },
  },
  'shop-delivery': {
    path: '/shipping',
    place: 'Delivery',
    parts: {
      freeDeliveryBanner: 'Free delivery banner',
      deliveryOptions: 'Delivery methods and prices',
      nextDispatch: 'Next day of dispatch',
      deliveryZones: 'Delivery zones',
      contactDetails: 'Phone numbers and email',
    },
  },
  'shop-faq': { path: '/faq', place: 'Questions and answers', parts: {} },
  'shop-fitting': {
    path: '/fitting-centers',
    place: 'Fitting centres',
    parts: { fittingCentres: 'Search and list of centres', contactDetails: 'Phone numbers and email' },
  },
  'shop-warranty': {
    path: '/warranty',
    place: 'Warranty',
    parts: { planConditions: 'Terms of the road hazard plan', notCovered: 'Exclusions' },
  },
} as const satisfies Readonly<Record<string, ShopText>>;

export type ShopTextSlug = keyof typeof SHOP_TEXTS;

/** The parts of a text that the shop draws. */
export type PartOf<Slug extends ShopTextSlug> = keyof (typeof SHOP_TEXTS)[Slug]['parts'] & string;

/** A text's place on the shop; null for policies and the owner's own pages. */
export const shopTextOf = (slug: string): ShopText | null =>
  Object.hasOwn(SHOP_TEXTS, slug) ? SHOP_TEXTS[slug as ShopTextSlug] : null;
