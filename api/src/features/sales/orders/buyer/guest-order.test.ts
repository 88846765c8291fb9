import { describe, expect } from 'vitest';
import { anEmail } from '../../../../../test/account.ts';
import { anUnpaidOrder, type BoughtOrder } from '../../../../../test/fixtures/order.ts';
import { nextAddress } from '../../../../../test/next-address.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { mailOrderCode } from '../orders.jobs.ts';
import { GuestOrderService } from './guest-order.service.ts';

const REQUEST = 'mutation ($input: RequestOrderCodeInput!) { requestOrderCode(input: $input) }';
const OPEN = /* GraphQL */ `
  mutation ($input: OpenGuestOrderInput!) {
    openGuestOrder(input: $input) {
      key
      orderId
      validUntil
    }
  }
`;
const NOON = new Date('2026-11-20T12:00:00Z');

// With no other jobs running, queued emails keep their text.
const it = shopTest({ env: { TRUSTED_PROXIES: '1' }, jobs: [mailOrderCode] });

it.beforeEach(({ shop }) => shop.setNow(NOON));

interface Guest {
  readonly order: BoughtOrder;
  readonly email: string;
}

async function aGuest(shop: TestShop): Promise<Guest> {
  const email = anEmail();
  return { email, order: await anUnpaidOrder(shop, { email }) };
}

const request = (shop: TestShop, number: string, email: string, from = nextAddress()) =>
  shop.graphql<{ requestOrderCode: boolean | null }>(REQUEST, { input: { number, email } }, from);
const open = (shop: TestShop, number: string, email: string, code: string, from = nextAddress()) =>
  shop.graphql<{ openGuestOrder: { key: string; orderId: string; validUntil: string } | null }>(
    OPEN,
    { input: { number, email, code } },
    from,
  );

async function codesMailedTo(shop: TestShop, email: string): Promise<string[]> {
  const mails = await shop.rows<{ text: string }>(
    `select text from mails where recipient = $1 and subject like 'Your code%' order by created_at`,
    [email],
  );
  return mails.map(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? text);
}

/** Does the job's work directly; one test covers the request together with its job. */
const sendCode = (shop: TestShop, { order, email }: Guest): Promise<void> =>
  shop.services.get(GuestOrderService).sendCode({ number: order.orderNumber, email });

async function aCode(shop: TestShop, guest: Guest): Promise<string> {
  const { email } = guest;
  await sendCode(shop, guest);
  return (await codesMailedTo(shop, email)).at(-1) ?? '';
}

const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('C-49 opening a guest order with an emailed code', () => {
  it('C-49 a guest order is opened by number, address and emailed code, in any spelling', async ({
    shop,
  }) => {
    const guest = await aGuest(shop);
    const code = await aCode(shop, guest);
    const { data } = await open(
      shop,
      ` ${guest.order.orderNumber.toLowerCase()} `,
      ` ${guest.email.toUpperCase()}`,
      ` ${code.slice(0, 3)} ${code.slice(3)} `,
    );
    expect(data.openGuestOrder).toEqual({
      key: expect.any(String),
      orderId: guest.order.orderId,
      validUntil: '2026-11-21T12:00:00.000Z',
    });
  });

  it('C-49 the tracking number, which the links in emails contain, opens a guest order too', async ({
    shop,
  }) => {
    const guest = await aGuest(shop);
    const code = await aCode(shop, guest);
    const { data } = await open(shop, guest.order.trackingNumber.replaceAll('-', ''), guest.email, code);
    expect(data.openGuestOrder?.orderId).toBe(guest.order.orderId);
  });

  it('C-49 the digits of its number are enough to find a guest order', async ({ shop }) => {
    const guest = await aGuest(shop);
    const digits = guest.order.orderNumber.replace(/^[A-Z]+-/, '');
    expect((await request(shop, digits, guest.email)).data).toEqual({ requestOrderCode: true });
    await expect.poll(() => codesMailedTo(shop, guest.email)).toHaveLength(1);
    const [code = ''] = await codesMailedTo(shop, guest.email);
    const { data } = await open(shop, digits.replace('-', ' '), guest.email, code);
    expect(data.openGuestOrder?.orderId).toBe(guest.order.orderId);
  });

  it('C-49 if any of the three is wrong, the order stays hidden and the answer doesn’t say which', async ({
    shop,
  }) => {
    const [guest, other] = [await aGuest(shop), await aGuest(shop)];
    const [code, otherCode] = [await aCode(shop, guest), await aCode(shop, other)];
    const tries = [
      [guest.order.orderNumber, guest.email, wrong(code)],
      [guest.order.orderNumber, other.email, code],
      ['TFL2611000000', guest.email, code],
      ['TFL-0000-0000', guest.email, code],
      [other.order.orderNumber, other.email, code === otherCode ? wrong(code) : code],
    ] as const;
    for (const [number, email, tried] of tries)
      expect(await open(shop, number, email, tried)).toMatchObject({
        status: 200,
        data: { openGuestOrder: null },
      });
  });

  it('C-49 requesting a code doesn’t reveal whether the order exists: a job does all the work', async ({
    shop,
  }) => {
    const [guest, stranger] = [await aGuest(shop), anEmail()];
    const asked = [
      [` ${guest.order.orderNumber.toLowerCase()} `, ` ${guest.email.toUpperCase()}`],
      [guest.order.orderNumber, stranger],
      ['TFL2611000000', guest.email],
    ] as const;
    for (const [number, email] of asked) {
      const { status, data, errors } = await request(shop, number, email);
      expect({ status, data, errors }).toEqual({
        status: 200,
        data: { requestOrderCode: true },
        errors: undefined,
      });
    }
    const waited = await shop.rows<{ data: object }>(
      `select data from pgboss.job where name = 'mail-order-code' and data->>'email' = any ($1) order by created_on`,
      [[guest.email, stranger]],
    );
    expect(waited.map(({ data }) => data)).toEqual([
      { number: guest.order.orderNumber, email: guest.email },
      { number: guest.order.orderNumber, email: stranger },
      { number: 'TFL2611000000', email: guest.email },
    ]);
    await expect.poll(() => codesMailedTo(shop, guest.email)).toHaveLength(1);
    expect(await codesMailedTo(shop, stranger)).toEqual([]);
  });

  it.for([
    ['', anEmail(), 'Please enter your order number; got "".'],
    [
      'nonsense',
      anEmail(),
      'An order number has a few letters and eight digits; our emails about the order show it; got "nonsense".',
    ],
    ['TFL2611000000', 'nobody', 'Please enter a valid email; got "nobody".'],
  ] as const)('C-49 a malformed number or address is refused: %j', async (asked, { shop }) => {
    const [number, email, message] = asked;
    const refused = { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] };
    expect(await request(shop, number, email)).toMatchObject(refused);
    expect(await open(shop, number, email, '012345')).toMatchObject(refused);
  });

  it('C-49 a malformed code is refused', async ({ shop }) => {
    expect(await open(shop, 'TFL2611000000', anEmail(), '12345')).toMatchObject({
      errors: [{ message: 'The code has six digits; got "12345".' }],
    });
  });

  it('C-49 codes are stored only as hashes', async ({ shop }) => {
    const guest = await aGuest(shop);
    const code = await aCode(shop, guest);
    const [row] = await shop.rows<{ code_hash: string }>(
      'select code_hash from order_codes where order_id = $1',
      [guest.order.orderId],
    );
    const { memoryCost, timeCost } = shop.config.hashing;
    expect(row?.code_hash).toContain(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`);
    expect(row?.code_hash).not.toContain(code);
  });
});

describe('a code', () => {
  it('a code for an order is valid for ten minutes', async ({ shop }) => {
    const guest = await aGuest(shop);
    const code = await aCode(shop, guest);
    shop.setNow(new Date(NOON.getTime() + 10 * 60_000 - 1));
    expect((await open(shop, guest.order.orderNumber, guest.email, code)).data.openGuestOrder).not.toBeNull();
    shop.setNow(new Date(NOON.getTime() + 10 * 60_000));
    expect((await open(shop, guest.order.orderNumber, guest.email, code)).data.openGuestOrder).toBeNull();
  });

  it('a code allows five attempts, even if they are simultaneous', async ({ shop }) => {
    const guest = await aGuest(shop);
    const code = await aCode(shop, guest);
    await Promise.all(
      Array.from({ length: 10 }, () => open(shop, guest.order.orderNumber, guest.email, wrong(code))),
    );
    expect(
      await shop.rows('select tries from order_codes where order_id = $1', [guest.order.orderId]),
    ).toEqual([{ tries: 5 }]);
    expect((await open(shop, guest.order.orderNumber, guest.email, code)).data.openGuestOrder).toBeNull();
    expect(
      (await open(shop, guest.order.orderNumber, guest.email, await aCode(shop, guest))).data.openGuestOrder,
    ).not.toBeNull();
  });

  it('a correct code can be used again and again, but wrong attempts still count', async ({ shop }) => {
    const guest = await aGuest(shop);
    const code = await aCode(shop, guest);
    const { orderNumber } = guest.order;
    for (let visits = 0; visits < 7; visits += 1)
      expect((await open(shop, orderNumber, guest.email, code)).data.openGuestOrder).not.toBeNull();
    for (let tries = 0; tries < 5; tries += 1) await open(shop, orderNumber, guest.email, wrong(code));
    expect((await open(shop, orderNumber, guest.email, code)).data.openGuestOrder).toBeNull();
  });

  it('a new code for an order replaces the one before it', async ({ shop }) => {
    const guest = await aGuest(shop);
    const [first, second] = [await aCode(shop, guest), await aCode(shop, guest)];
    if (first !== second)
      expect((await open(shop, guest.order.orderNumber, guest.email, first)).data.openGuestOrder).toBeNull();
    expect(
      (await open(shop, guest.order.orderNumber, guest.email, second)).data.openGuestOrder,
    ).not.toBeNull();
  });
});

describe('limits', () => {
  it('at most five codes an hour are emailed for one order, whatever the network address', async ({
    shop,
  }) => {
    const guest = await aGuest(shop);
    for (let count = 0; count < 7; count += 1) await sendCode(shop, guest);
    expect(await codesMailedTo(shop, guest.email)).toHaveLength(5);
  });

  it('one network address can request twenty codes an hour and try thirty in ten minutes', async ({
    shop,
  }) => {
    const from = nextAddress();
    const asked = await Promise.all(
      Array.from({ length: 21 }, () => request(shop, 'TFL2611000000', 'nobody@example.com', from)),
    );
    expect(asked.filter(({ errors }) => errors?.[0]?.extensions.code === 'TOO_MANY_REQUESTS')).toHaveLength(
      1,
    );
    const looked = await Promise.all(
      Array.from({ length: 31 }, () => open(shop, 'TFL2611000000', 'nobody@example.com', '123456', from)),
    );
    expect(looked.filter(({ errors }) => errors?.[0]?.extensions.code === 'TOO_MANY_REQUESTS')).toHaveLength(
      1,
    );
  });
});
