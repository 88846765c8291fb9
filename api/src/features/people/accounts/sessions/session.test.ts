import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect } from 'vitest';
import { aCustomer, bearer, me, type SignedIn } from '../../../../../test/account.ts';
import { shopTest, type ShopFixtures } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';
import { answerTo, REFUSED, sessionId } from './session.builder.ts';

const SECRET = 'a secret of the tests, long enough for HS256';
const NOW = new Date('2026-11-20T10:00:00Z');
const IN_A_DAY = new Date('2026-11-21T10:00:00Z');

const it = shopTest({ now: NOW, env: { JWT_SECRET: SECRET } });

const key = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** A token with valid claims by default. */
async function aToken(
  shop: TestShop,
  customer: SignedIn,
  {
    alg = 'HS256',
    secret = SECRET,
    claims = {},
  }: { alg?: string; secret?: string; claims?: Record<string, unknown> } = {},
): Promise<string> {
  const payload = {
    sub: customer.id,
    sid: await sessionId(shop, customer),
    exp: IN_A_DAY.getTime() / 1_000,
    ...claims,
  };
  return new SignJWT(JSON.parse(JSON.stringify(payload)) as Record<string, unknown>)
    .setProtectedHeader({ alg })
    .sign(key(secret));
}

describe('a token', () => {
  it('a current token of this shop with a session is accepted', async ({ shop, customer }) => {
    expect((await me(shop, { headers: bearer(await aToken(shop, customer)) })).data.me?.id).toBe(customer.id);
    expect((await me(shop, { headers: { authorization: `bearer ${customer.token}` } })).data.me?.id).toBe(
      customer.id,
    );
  });

  it.for<[string, (given: Pick<ShopFixtures, 'shop' | 'customer'>) => string | Promise<string>]>([
    ['isn’t a token', () => 'hello'],
    ['is three dots', () => '...'],
    ['is 10,000 characters long', () => 'x'.repeat(10_000)],
    [
      'was signed with another secret',
      ({ shop, customer }) => aToken(shop, customer, { secret: 'the secret of another shop, just as long' }),
    ],
    [
      'was signed with another algorithm and the right secret',
      ({ shop, customer }) => aToken(shop, customer, { alg: 'HS512', secret: SECRET.repeat(2) }),
    ],
    [
      'says that it needs no signature (alg none)',
      async ({ shop, customer }) =>
        new UnsecuredJWT({ sid: await sessionId(shop, customer) })
          .setSubject(customer.id)
          .setExpirationTime(IN_A_DAY)
          .encode(),
    ],
    [
      'says alg NoNe and has no signature',
      async ({ shop, customer }) =>
        `${Buffer.from('{"alg":"NoNe"}').toString('base64url')}.${(await aToken(shop, customer)).split('.')[1]}.`,
    ],
    [
      'was signed with a private key',
      async ({ shop, customer }) =>
        new SignJWT({ sid: await sessionId(shop, customer) })
          .setSubject(customer.id)
          .setExpirationTime(IN_A_DAY)
          .setProtectedHeader({ alg: 'RS256' })
          .sign(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey),
    ],
    [
      'was changed after it was signed',
      async ({ shop, customer }) => {
        const sid = await sessionId(shop, customer);
        const claims = JSON.stringify({ sub: customer.id, sid, exp: 9e9, role: 'ADMIN' });
        const changed = Buffer.from(claims).toString('base64url');
        return (await aToken(shop, customer)).replace(/\.[^.]+\./, `.${changed}.`);
      },
    ],
    [
      'lost its signature',
      async ({ shop, customer }) => (await aToken(shop, customer)).replace(/[^.]+$/, ''),
    ],
    ['never ends', ({ shop, customer }) => aToken(shop, customer, { claims: { exp: undefined } })],
    [
      'has ended',
      ({ shop, customer }) => aToken(shop, customer, { claims: { exp: NOW.getTime() / 1_000 - 1 } }),
    ],
    [
      'expires at an invalid time',
      ({ shop, customer }) => aToken(shop, customer, { claims: { exp: 'never' } }),
    ],
    ['names no session', ({ shop, customer }) => aToken(shop, customer, { claims: { sid: undefined } })],
    [
      'names a session nobody has',
      ({ shop, customer }) => aToken(shop, customer, { claims: { sid: randomUUID() } }),
    ],
    [
      'names an impossible session',
      ({ shop, customer }) => aToken(shop, customer, { claims: { sid: "' or 1=1 --" } }),
    ],
    [
      'names another user for the session',
      ({ shop, customer }) => aToken(shop, customer, { claims: { sub: randomUUID() } }),
    ],
    ['names nobody', ({ shop, customer }) => aToken(shop, customer, { claims: { sub: undefined } })],
  ])('a token that %s is refused', async ([, make], { shop, customer }) => {
    expect(await answerTo(shop, `Bearer ${await make({ shop, customer })}`)).toEqual(REFUSED);
  });

  it.for(['Bearer', 'Bearer ', 'Basic c2FtOnNlY3JldA==', 'Token x', ', Bearer x'])(
    'the shop refuses the authorization header %j',
    async (authorization, { shop }) => {
      expect(await answerTo(shop, authorization)).toEqual(REFUSED);
    },
  );

  it('a token expires after its session’s seven days, to the second', async ({ shop }) => {
    const brief = await aCustomer(shop);
    shop.setNow(new Date('2026-11-27T09:59:59Z'));
    expect((await me(shop, brief)).data.me?.id).toBe(brief.id);
    shop.setNow(new Date('2026-11-27T10:00:00Z'));
    expect(await answerTo(shop, brief.headers.authorization)).toEqual(REFUSED);
  });

  it('a token stops working once its account is deleted', async ({ shop }) => {
    const gone = await aCustomer(shop);
    await shop.rows('delete from users where id = $1', [gone.id]);
    expect(await answerTo(shop, gone.headers.authorization)).toEqual(REFUSED);
  });

  it('a token gives the account’s current role', async ({ shop }) => {
    const promoted = await aCustomer(shop);
    await shop.rows(`update users set staff_role = 'owner' where id = $1`, [promoted.id]);
    expect((await shop.graphql('{ viewer { role } }', {}, promoted.headers)).data).toEqual({
      viewer: { role: 'ADMIN' },
    });
  });

  it('a token costs one statement per request', async ({ shop, customer }) => {
    shop.takeStatements();
    await shop.graphql('{ viewer { role } }', {}, customer.headers);
    expect(shop.takeStatements()).toEqual([expect.stringMatching(/^\s*select r\.slug.*where s\.id = \$1/s)]);
  });

  it('a response to an authenticated request isn’t cached for others', async ({ shop, customer }) => {
    const answers = [
      await shop.graphql('{ brands { name } }', {}, customer.headers),
      await shop.graphql('{ brands { name } }', {}, customer.headers),
    ];
    expect(answers.map(({ headers }) => [headers['cache-control'], headers['x-cache']])).toEqual([
      ['private, no-store', undefined],
      ['private, no-store', undefined],
    ]);
  });
});

describe('without JWT_SECRET', () => {
  it('without JWT_SECRET the shop generates a secret that all processes and later starts share', async ({
    shop,
  }) => {
    const first = await openTestShop();
    const [second, third] = await Promise.all([
      openTestShop({ besides: first }),
      openTestShop({ besides: first }),
    ]);
    const somebody = await aCustomer(second);
    expect([
      (await me(first, somebody)).status,
      (await me(second, somebody)).status,
      (await me(third, somebody)).status,
    ]).toEqual([200, 200, 200]);
    expect(await first.rows('select name, length(value) as length from secrets')).toEqual([
      { name: 'session-tokens', length: 43 },
    ]);
    expect((await me(shop, somebody)).status).toBe(401);
    await second.close();
    await third.close();
    await first.close();
  });
});

it('neither valid nor invalid tokens log a warning', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
