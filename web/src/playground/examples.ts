/** An example operation for the playground. */
export interface Example {
  /** The name of its file. */
  name: string;
  /** Its purpose, in a few words. */
  title: string;
  query: string;
  /** JSON. */
  variables: string;
}

/** The examples, in the order of the menu. */
const TITLES = {
  searchBySize: 'Search by size, with facets',
  productBySlug: 'A product by its slug',
  vehicleByRegistration: 'A vehicle and its tyres by registration',
  modelsOfBrand: 'The models of a brand',
  variationsOfModel: 'A model with all its sizes',
  reviewsOfModel: 'Reviews of a model',
  cartQuote: 'Price a cart',
  checkout: 'Place an order',
  paymentSession: 'Show a payment',
  trackOrder: 'Track an order',
  requestOrderCode: 'Open a guest’s order: ask for the code',
  openGuestOrder: 'Open a guest’s order: the key for the code',
  afterThePurchase: 'What can be done with an order',
  requestReturn: 'Send tyres back',
  login: 'Sign in for a token',
  finishLogin: 'Sign in: the second step',
  myOrders: 'My orders',
  createApiKey: 'Create an API key',
  createWebhookEndpoint: 'Receive order events by webhook',
} as const satisfies Record<string, string>;

const texts = import.meta.glob<string>('./examples/*', { query: '?raw', import: 'default', eager: true });

function textOf(file: string): string {
  const text = texts[`./examples/${file}`];
  if (text === undefined) throw new Error(`There is no example ${file}.`);
  return text.trimEnd();
}

export const examples: readonly Example[] = Object.entries(TITLES).map(([name, title]) => ({
  name,
  title,
  query: textOf(`${name}.graphql`),
  variables: textOf(`${name}.json`),
}));
