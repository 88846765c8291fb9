import { expect, it, onTestFinished } from 'vitest';
import { aCustomer } from '../../../../../test/account.ts';
import { aLookupServer } from '../../../../../test/fixtures/catalogue/lookup-server.ts';
import { nextAddress } from '../../../../../test/next-address.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';

const ADD = /* GraphQL */ `
  mutation ($plate: String!) {
    addGarageVehicle(input: { registration: $plate }) {
      ... on VehicleNotFound {
        message
      }
    }
  }
`;
const VEHICLE = 'query ($plate: String!) { vehicle(registration: $plate) { make } }';
const LISTING = /* GraphQL */ `
  query ($plate: String!) {
    products(filter: { registration: $plate }) {
      understood {
        notice
      }
      pageInfo {
        totalItems
      }
    }
  }
`;
const SEARCH = 'query ($plate: String!) { products(search: $plate) { understood { notice } } }';
const ADVICE = /* GraphQL */ `
  query ($plate: String!) {
    tyreAdvice(input: { registration: $plate, weather: SUMMER, road: MIXED, priority: ECONOMY }) {
      notice
    }
  }
`;
const REGISTERED = 'query ($plate: String!) { registeredVehicle(registration: $plate) { make } }';

interface Understood {
  readonly products: {
    readonly understood: { readonly notice: string | null };
    readonly pageInfo: { readonly totalItems: number };
  };
}

/** A shop whose register knows no registration, and the requests it receives. */
async function aShopWithRegister(env: Record<string, string>) {
  const register = await aLookupServer(() => ({ status: 404 }));
  const shop = await openTestShop({
    env: { TRUSTED_PROXIES: '1', DVLA_API_KEY: 'key', DVLA_URL: register.url, ...env },
  });
  onTestFinished(() => shop.close());
  return { shop, heard: register.heard };
}

const ask = <Data = Record<string, never>>(
  shop: TestShop,
  document: string,
  plate: string,
  headers: Record<string, string>,
) => shop.graphql<Data>(document, { plate }, headers);

it('C-45 all paths to a paid register share the network’s budget, then recommend the size search', async () => {
  const { shop, heard } = await aShopWithRegister({ REGISTRATIONS_PER_ADDRESS: '7' });
  const from = nextAddress();
  const customer = await aCustomer(shop);
  const signedIn = { ...customer.headers, ...from };
  await ask(shop, VEHICLE, 'AA19 AAA', from);
  await ask(shop, REGISTERED, 'AA19 AAB', from);
  await ask(shop, LISTING, 'AA19 AAC', from);
  await ask(shop, SEARCH, 'AA19 AAD', from);
  await ask(shop, ADVICE, 'AA19 AAE', from);
  await ask(shop, ADD, 'AA19 AAF', signedIn);
  await shop.app.inject({ url: '/api/products?registration=AA19AAG', headers: from });
  expect(heard.map(({ body }) => /AA19AA./.exec(body)?.[0])).toEqual([
    'AA19AAA',
    'AA19AAB',
    'AA19AAC',
    'AA19AAD',
    'AA19AAE',
    'AA19AAF',
    'AA19AAG',
  ]);

  const over = 'Too many registrations have been looked up from your network today.';
  expect(await ask(shop, VEHICLE, 'AA19 AAH', from)).toMatchObject({
    data: { vehicle: null },
    errors: [
      {
        message: expect.stringContaining(over),
        extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
      },
    ],
  });
  expect((await ask(shop, REGISTERED, 'AA19 AAH', from)).data).toEqual({ registeredVehicle: null });
  const listing = await ask<Understood>(shop, LISTING, 'AA19 AAH', from);
  expect(listing.data.products).toMatchObject({
    understood: { notice: expect.stringMatching(new RegExp(`^${over} You can search by the tyre size`)) },
    pageInfo: { totalItems: 0 },
  });
  const searched = await ask<Understood>(shop, SEARCH, 'AA19 AAH', from);
  expect(searched.data.products.understood.notice).toContain(over);
  expect((await ask(shop, ADVICE, 'AA19 AAH', from)).data).toMatchObject({
    tyreAdvice: { notice: expect.stringContaining(over) },
  });
  expect((await ask(shop, ADD, 'AA19 AAH', signedIn)).data).toMatchObject({
    addGarageVehicle: { message: expect.stringContaining(over) },
  });
  // Cached look-ups are free, and other networks have their own budget.
  expect((await ask(shop, VEHICLE, 'AA19 AAA', from)).errors).toBeUndefined();
  expect(heard).toHaveLength(7);
  await ask(shop, VEHICLE, 'AA19 AAH', nextAddress());
  expect(heard).toHaveLength(8);
});

it('C-45 all networks share a daily budget, and the operator is told when it is used up', async () => {
  const { shop, heard } = await aShopWithRegister({ REGISTRATIONS_PER_DAY: '3' });
  for (const plate of ['AA19 AAA', 'AA19 AAB', 'AA19 AAC', 'AA19 AAD', 'AA19 AAE'])
    await ask(shop, REGISTERED, plate, nextAddress());
  expect(heard).toHaveLength(3);
  expect((await ask(shop, VEHICLE, 'AA19 AAF', nextAddress())).errors).toMatchObject([
    {
      message: expect.stringMatching(/^Our vehicle look-up isn’t available today\. You can search by/),
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    },
  ]);
  expect(shop.complaints).toEqual([
    expect.stringContaining('No more vehicle look-ups today: REGISTRATIONS_PER_DAY is used up.'),
  ]);
});

it('the example registrations, which no register is asked about, have no budget', async () => {
  const shop = await openTestShop({ env: { TRUSTED_PROXIES: '1', REGISTRATIONS_PER_ADDRESS: '1' } });
  onTestFinished(() => shop.close());
  const from = nextAddress();
  for (const plate of ['AB12 CDE', 'JA15 ZZZ', 'AB12 CDE'])
    expect((await ask(shop, VEHICLE, plate, from)).errors).toBeUndefined();
});
