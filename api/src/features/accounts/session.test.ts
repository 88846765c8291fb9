import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect } from 'vitest';
import { shopTest, type ShopFixtures } from '../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anotherSession, bearer, LOGOUT, me, type SignedIn } from './account.builder.ts';

const SECRET = 'a secret of the tests, long enough for HS256';
const NOW = new Date('2026-11-20T10:00:00Z');
const IN_A_DAY = new Date('2026-11-21T10:00:00Z');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSIONS = '{ mySessions { id device address createdAt lastSeenAt expiresAt isCurrent } }';

const it = shopTest({ now: NOW, env: { JWT_SECRET: SECRET } });

const key = (secret: string): Uint8Array => new TextEncoder().encode(secret);
const sessionId = async (shop: TestShop, { id }: SignedIn): Promise<string> =>
  (
    await shop.rows<{ id: string }>(
      'select id from sessions where user_id = $1 order by created_at limit 1',
      [id],
    )
  )[0]?.id ?? '';

/** A token with the right claims unless the case changes them. */
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

/** What somebody hears who shows a header: the whole request is refused, what is public included. */
async function answerTo(shop: TestShop, authorization: string): Promise<object> {
  const { status, data, errors, headers } = await shop.graphql(
    '{ me { id } brands { name } }',
    {},
    { authorization },
  );
  return { status, data, errors, cache: headers['cache-control'] };
}

const REFUSED = {
  status: 401,
  data: undefined,
  errors: [
    {
      message: 'You are no longer signed in. Please sign in again.',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ],
  cache: 'private, no-store',
};

describe('a token', () => {
  it('of this shop, in time and with its session, is good', async ({ shop, customer }) => {
    expect((await me(shop, { headers: bearer(await aToken(shop, customer)) })).data.me?.id).toBe(customer.id);
    expect((await me(shop, { headers: { authorization: `bearer ${customer.token}` } })).data.me?.id).toBe(
      customer.id,
    );
  });

  it.for<[string, (given: Pick<ShopFixtures, 'shop' | 'customer'>) => string | Promise<string>]>([
    ['is no token', () => 'hello'],
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
      async ({ shop, customer }) =>
        (await aToken(shop, customer)).replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify({ sub: customer.id, sid: await sessionId(shop, customer), exp: 9e9, role: 'ADMIN' })).toString('base64url')}.`,
        ),
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
      'has an end that is no time',
      ({ shop, customer }) => aToken(shop, customer, { claims: { exp: 'never' } }),
    ],
    ['names no session', ({ shop, customer }) => aToken(shop, customer, { claims: { sid: undefined } })],
    [
      'names a session nobody has',
      ({ shop, customer }) => aToken(shop, customer, { claims: { sid: randomUUID() } }),
    ],
    [
      'names a session that cannot be',
      ({ shop, customer }) => aToken(shop, customer, { claims: { sid: "' or 1=1 --" } }),
    ],
    [
      'names somebody else for the session',
      ({ shop, customer }) => aToken(shop, customer, { claims: { sub: randomUUID() } }),
    ],
    ['names nobody', ({ shop, customer }) => aToken(shop, customer, { claims: { sub: undefined } })],
  ])('that %s is refused', async ([, make], { shop, customer }) => {
    expect(await answerTo(shop, `Bearer ${await make({ shop, customer })}`)).toEqual(REFUSED);
  });

  it.for(['Bearer', 'Bearer ', 'Basic c2FtOnNlY3JldA==', 'Token x', ', Bearer x'])(
    'cannot come as %j',
    async (authorization, { shop }) => {
      expect(await answerTo(shop, authorization)).toEqual(REFUSED);
    },
  );

  it('ends with its session’s seven days, to the second', async ({ shop }) => {
    const brief = await aCustomer(shop);
    shop.setNow(new Date('2026-11-27T09:59:59Z'));
    expect((await me(shop, brief)).data.me?.id).toBe(brief.id);
    shop.setNow(new Date('2026-11-27T10:00:00Z'));
    expect(await answerTo(shop, brief.headers.authorization)).toEqual(REFUSED);
  });

  it('ends with its account', async ({ shop }) => {
    const gone = await aCustomer(shop);
    await shop.rows('delete from users where id = $1', [gone.id]);
    expect(await answerTo(shop, gone.headers.authorization)).toEqual(REFUSED);
  });

  it('gives the role that the account has now', async ({ shop }) => {
    const promoted = await aCustomer(shop);
    await shop.rows(`update users set role = 'ADMIN' where id = $1`, [promoted.id]);
    expect((await shop.graphql('{ viewer { role } }', {}, promoted.headers)).data).toEqual({
      viewer: { role: 'ADMIN' },
    });
  });

  it('costs one statement a request', async ({ shop, customer }) => {
    shop.takeStatements();
    await shop.graphql('{ viewer { role } }', {}, customer.headers);
    expect(shop.takeStatements()).toEqual([expect.stringMatching(/^\s*select u\.role.*where s\.id = \$1/s)]);
  });

  it('has no answer to its bearer kept for others', async ({ shop, customer }) => {
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
  it('the shop makes a secret of its own, which every process and every later start shares', async ({
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
      { name: 'session-tokens', length: 64 },
    ]);
    expect((await me(shop, somebody)).status).toBe(401);
    await second.close();
    await third.close();
    await first.close();
  });
});

interface Listed {
  readonly id: string;
  readonly device: string;
  readonly isCurrent: boolean;
  readonly lastSeenAt: string;
}

const listOf = async (shop: TestShop, who: SignedIn): Promise<Listed[]> =>
  (await shop.graphql<{ mySessions: Listed[] }>(SESSIONS, {}, who.headers)).data.mySessions;
const revoke = async (shop: TestShop, who: SignedIn, id: string): Promise<unknown> =>
  (
    await shop.graphql<{ revokeSession: boolean }>(
      'mutation ($id: ID!) { revokeSession(id: $id) }',
      { id },
      who.headers,
    )
  ).data.revokeSession;

describe('the list of sessions', () => {
  it('names device, address and times, last used first', async ({ shop }) => {
    const phone = await aCustomer(shop);
    shop.setNow(new Date('2026-11-20T12:00:00Z'));
    const desktop = await anotherSession(shop, phone, { userAgent: FIREFOX });
    expect(await listOf(shop, desktop)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Windows',
        address: '127.0.0.1',
        createdAt: '2026-11-20T12:00:00.000Z',
        lastSeenAt: '2026-11-20T12:00:00.000Z',
        expiresAt: '2026-11-27T12:00:00.000Z',
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: 'Unknown device',
        address: '127.0.0.1',
        createdAt: '2026-11-20T10:00:00.000Z',
        lastSeenAt: '2026-11-20T10:00:00.000Z',
        expiresAt: '2026-11-27T10:00:00.000Z',
        isCurrent: false,
      },
    ]);
    shop.setNow(new Date('2026-11-20T12:06:00Z'));
    expect(
      (await listOf(shop, phone)).map(({ device, isCurrent, lastSeenAt }) => [device, isCurrent, lastSeenAt]),
    ).toEqual([
      ['Unknown device', true, '2026-11-20T12:06:00.000Z'],
      ['Firefox on Windows', false, '2026-11-20T12:00:00.000Z'],
    ]);
  });

  it('keeps no more of a browser’s name than it needs', async ({ shop, customer }) => {
    const { id } = await anotherSession(shop, customer, { userAgent: 'x'.repeat(5_000) });
    expect(
      await shop.rows('select max(length(user_agent)) as length from sessions where user_id = $1', [id]),
    ).toEqual([{ length: 300 }]);
  });

  it('leaves out what has ended', async ({ shop }) => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    await shop.graphql(LOGOUT, {}, other.headers);
    expect(await listOf(shop, one)).toHaveLength(1);
  });
});

describe('a session ends at once', () => {
  it('by signing out, for this browser alone', async ({ shop }) => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    expect((await shop.graphql(LOGOUT, {}, other.headers)).data).toEqual({ logout: true });
    expect(await answerTo(shop, other.headers.authorization)).toEqual(REFUSED);
    expect((await me(shop, one)).status).toBe(200);
  });

  it('by signing out everywhere, and other people’s go on', async ({ shop, customer }) => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    expect((await shop.graphql('mutation { logoutEverywhere }', {}, other.headers)).data).toEqual({
      logoutEverywhere: true,
    });
    expect([
      await answerTo(shop, one.headers.authorization),
      await answerTo(shop, other.headers.authorization),
    ]).toEqual([REFUSED, REFUSED]);
    expect((await me(shop, customer)).status).toBe(200);
  });

  it('by being picked from the list', async ({ shop }) => {
    const one = await aCustomer(shop);
    const lost = await anotherSession(shop, one);
    const id = (await listOf(shop, one)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect([await revoke(shop, one, id), await revoke(shop, one, id)]).toEqual([true, false]);
    expect(await answerTo(shop, lost.headers.authorization)).toEqual(REFUSED);
  });

  it('by its owner only: another’s, an unknown and a malformed id answer alike', async ({
    shop,
    customer,
  }) => {
    const one = await aCustomer(shop);
    expect(
      await Promise.all(
        [await sessionId(shop, customer), randomUUID(), 'x', "' or 1=1 --", ''].map((id) =>
          revoke(shop, one, id),
        ),
      ),
    ).toEqual([false, false, false, false, false]);
    expect((await me(shop, customer)).status).toBe(200);
  });
});

it('nothing of all that was worth a warning in the log', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
