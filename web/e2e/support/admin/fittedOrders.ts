import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Person } from '../accounts/accounts.ts';
import { payFor, type PlacedOrder } from '../accounts/orders.ts';
import { askShop, tokenOf } from '../shop/askShop.ts';
import { findTyre, type Tyre } from '../shop/catalogue.ts';
import type { ShopKeeper } from './admin.ts';

const CREATE = /* GraphQL */ `
  mutation ($input: CreateFittingCentreInput!) {
    createFittingCentre(input: $input) {
      __typename
    }
  }
`;
const FREE = /* GraphQL */ `
  query ($input: FittingOffersInput!) {
    fittingOffers(input: $input) {
      centres {
        earliest {
          startsAt
        }
      }
      van {
        earliest {
          startsAt
        }
      }
    }
  }
`;
const CHECK_OUT = /* GraphQL */ `
  mutation ($input: CheckoutInput!) {
    createCheckout(input: $input) {
      ... on Checkout {
        orderId
        orderNumber
        trackingNumber
        sessionId
        url
      }
    }
  }
`;
const WORK = [
  'TYRE_FITTING',
  'WHEEL_BALANCING',
  'WHEEL_ALIGNMENT',
  'TPMS_SERVICE',
  'RUN_FLAT_FITTING',
  'EV_TRAINED',
  'VAN_FITTING',
  'FOUR_BY_FOUR',
];

/** A car tyre that any garage fits, with enough in stock for a few orders. */
export const aFittableTyre = (request: APIRequestContext): Promise<Tyre> =>
  findTyre(request, { width: 205, profile: 55, diameter: 16 }, ({ stockQuantity }) => stockQuantity > 8);

/** Adds a partner garage that is asked by email, far from the places whose nearest centres other tests read. */
export async function aPartner(keeper: ShopKeeper, slug: string, email: string): Promise<void> {
  const input = {
    slug,
    email,
    name: `Garage ${slug}`,
    line1: '3 Test Yard',
    town: 'Aberystwyth',
    postcode: 'SY23 2AA',
    phone: '01632 960555',
    position: { latitude: 52.415, longitude: -4.083 },
    services: WORK,
    week: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '08:00', closes: '18:00' })),
    fees: [{ category: 'CAR', maxRim: 24, pence: 1_600 }],
    bays: 2,
    minRim: 10,
    maxRim: 24,
    leadDays: 1,
    isOwn: false,
  };
  expect(await keeper.ask(CREATE, { input })).toEqual({
    createFittingCentre: { __typename: 'FittingCentreSaved' },
  });
}

interface Offer {
  earliest: { startsAt: string } | null;
}

interface Offers {
  fittingOffers: { centres: Offer[]; van: Offer };
}

const POSTCODE = 'MK40 3HD';

/** Orders and pays two tyres that a centre, or a van if it's null, fits at its first free time. */
export async function aFittedOrder(
  page: Page,
  { firstName, lastName, email }: Omit<Person, 'password'>,
  productId: number,
  centre: string | null,
): Promise<PlacedOrder> {
  const request: APIRequestContext = page.request;
  const free = await askShop<Offers>(request, FREE, {
    input: { tyres: [{ productId, quantity: 2 }], centre, near: POSTCODE },
  });
  const { centres, van } = free.fittingOffers;
  const way = centre === null ? 'MOBILE' : 'FITTED';
  const start = (centre === null ? van : centres[0])?.earliest?.startsAt;
  const input = {
    email,
    phone: '07700 900123',
    items: [{ productId, quantity: 2, fulfilment: way }],
    fittings: [{ way, centre, start, registration: 'AB12 CDE' }],
    requestsEarlyFitting: true,
    shippingAddress: { firstName, lastName, line1: '12 Mill Street', city: 'Bedford', postcode: POSTCODE },
    acceptTerms: true,
  };
  const { createCheckout } = await askShop<{ createCheckout: PlacedOrder }>(
    request,
    CHECK_OUT,
    { input },
    await tokenOf(page),
  );
  await payFor(request, createCheckout);
  return createCheckout;
}
