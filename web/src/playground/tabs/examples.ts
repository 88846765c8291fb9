export interface Example {
  /** The file's name without its ending. */
  name: string;
  /** Its purpose, in a few words. */
  title: string;
  query: string;
  /** As JSON. */
  variables: string;
}

/** In the menu's order. */
const TITLES = {
  searchBySize: 'Search by size, with facets',
  productBySlug: 'A product by its slug',
  vehicleByRegistration: 'A vehicle and its tyres by registration',
  modelsOfBrand: 'The models of a brand',
  variationsOfModel: 'A model with all its sizes',
  reviewsOfModel: 'Reviews of a model',
  cartQuote: 'Price a cart',
  fittingOffers: 'Find a garage and a time',
  checkout: 'Place an order',
  fittedCheckout: 'Place an order with fitting',
  paymentSession: 'Show a payment',
  trackOrder: 'Track an order',
  requestOrderCode: 'Open a guest’s order: request a code',
  openGuestOrder: 'Open a guest’s order: get its key',
  afterThePurchase: 'Next steps for an order',
  requestReturn: 'Send tyres back',
  login: 'Sign in for a token',
  finishLogin: 'Sign in: two-factor code',
  myOrders: 'My orders',
  bookings: 'Fitting jobs of a centre',
  createApiKey: 'Create an API key',
  createWebhookEndpoint: 'Receive order events by webhook',
} as const satisfies Record<string, string>;

const texts = import.meta.glob<string>('../examples/*', { query: '?raw', import: 'default', eager: true });

function textOf(file: string): string {
  const text = texts[`../examples/${file}`];
  if (text === undefined) throw new Error(`No example named ${file}.`);
  return text.trimEnd();
}

export const examples: readonly Example[] = Object.entries(TITLES).map(([name, title]) => ({
  name,
  title,
  query: textOf(`${name}.graphql`),
  variables: textOf(`${name}.json`),
}));
