import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anotherSession, bearer, me, type SignedIn } from './account.builder.ts';

const SECRET = 'a secret of the tests, long enough for HS256';
const NOW = new Date('2026-11-20T10:00:00Z');
const IN_A_DAY = new Date('2026-11-21T10:00:00Z');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSIONS = '{ mySessions { id device address createdAt lastSeenAt expiresAt isCurrent } }';

let shop: TestShop;
let customer: SignedIn;
beforeAll(async () => {
  shop = await openTestShop({ now: NOW, env: { JWT_SECRET: SECRET } });
  customer = await aCustomer(shop);
});
beforeEach(() => shop.setNow(NOW));
afterAll(() => shop.close());

const key = (secret: string): Uint8Array => new TextEncoder().encode(secret);
const sessionId = async ({ id }: SignedIn): Promise<string> =>
  (
    await shop.rows<{ id: string }>(
      'select id from sessions where user_id = $1 order by created_at limit 1',
      [id],
    )
  )[0]?.id ?? '';

/** A token with the right claims unless the case changes them. */
async function aToken({
  alg = 'HS256',
  secret = SECRET,
  claims = {},
}: { alg?: string; secret?: string; claims?: Record<string, unknown> } = {}): Promise<string> {
  const payload = {
    sub: customer.id,
    sid: await sessionId(customer),
    exp: IN_A_DAY.getTime() / 1_000,
    ...claims,
  };
  return new SignJWT(JSON.parse(JSON.stringify(payload)) as Record<string, unknown>)
    .setProtectedHeader({ alg })
    .sign(key(secret));
}

/** What somebody hears who shows a header: the whole request is refused, what is public included. */
async function answerTo(authorization: string): Promise<object> {
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
  it('of this shop, in time and with its session, is good', async () => {
    expect((await me(shop, { headers: bearer(await aToken()) })).data.me?.id).toBe(customer.id);
    expect((await me(shop, { headers: { authorization: `bearer ${customer.token}` } })).data.me?.id).toBe(
      customer.id,
    );
  });

  it.each<[string, () => string | Promise<string>]>([
    ['is no token', () => 'hello'],
    ['is three dots', () => '...'],
    ['is 10,000 characters long', () => 'x'.repeat(10_000)],
    ['was signed with another secret', () => aToken({ secret: 'the secret of another shop, just as long' })],
    [
      'was signed with another algorithm and the right secret',
      () => aToken({ alg: 'HS512', secret: SECRET.repeat(2) }),
    ],
    [
      'says that it needs no signature (alg none)',
      async () =>
        new UnsecuredJWT({ sid: await sessionId(customer) })
          .setSubject(customer.id)
          .setExpirationTime(IN_A_DAY)
          .encode(),
    ],
    [
      'says alg NoNe and has no signature',
      async () => `${Buffer.from('{"alg":"NoNe"}').toString('base64url')}.${(await aToken()).split('.')[1]}.`,
    ],
    [
      'was signed with a private key',
      async () =>
        new SignJWT({ sid: await sessionId(customer) })
          .setSubject(customer.id)
          .setExpirationTime(IN_A_DAY)
          .setProtectedHeader({ alg: 'RS256' })
          .sign(generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey),
    ],
    [
      'was changed after it was signed',
      async () =>
        (await aToken()).replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify({ sub: customer.id, sid: await sessionId(customer), exp: 9e9, role: 'ADMIN' })).toString('base64url')}.`,
        ),
    ],
    ['lost its signature', async () => (await aToken()).replace(/[^.]+$/, '')],
    ['never ends', () => aToken({ claims: { exp: undefined } })],
    ['has ended', () => aToken({ claims: { exp: NOW.getTime() / 1_000 - 1 } })],
    ['has an end that is no time', () => aToken({ claims: { exp: 'never' } })],
    ['names no session', () => aToken({ claims: { sid: undefined } })],
    ['names a session nobody has', () => aToken({ claims: { sid: randomUUID() } })],
    ['names a session that cannot be', () => aToken({ claims: { sid: "' or 1=1 --" } })],
    ['names somebody else for the session', () => aToken({ claims: { sub: randomUUID() } })],
    ['names nobody', () => aToken({ claims: { sub: undefined } })],
  ])('that %s is refused', async (_, make) => {
    expect(await answerTo(`Bearer ${await make()}`)).toEqual(REFUSED);
  });

  it.each(['Bearer', 'Bearer ', 'Basic c2FtOnNlY3JldA==', 'Token x', ', Bearer x'])(
    'cannot come as %j',
    async (authorization) => {
      expect(await answerTo(authorization)).toEqual(REFUSED);
    },
  );

  it('ends with its session’s seven days, to the second', async () => {
    const brief = await aCustomer(shop);
    shop.setNow(new Date('2026-11-27T09:59:59Z'));
    expect((await me(shop, brief)).data.me?.id).toBe(brief.id);
    shop.setNow(new Date('2026-11-27T10:00:00Z'));
    expect(await answerTo(brief.headers.authorization)).toEqual(REFUSED);
  });

  it('ends with its account', async () => {
    const gone = await aCustomer(shop);
    await shop.rows('delete from users where id = $1', [gone.id]);
    expect(await answerTo(gone.headers.authorization)).toEqual(REFUSED);
  });

  it('gives the role that the account has now', async () => {
    const promoted = await aCustomer(shop);
    await shop.rows(`update users set role = 'ADMIN' where id = $1`, [promoted.id]);
    expect((await shop.graphql('{ viewer { role } }', {}, promoted.headers)).data).toEqual({
      viewer: { role: 'ADMIN' },
    });
  });

  it('costs one statement a request', async () => {
    shop.takeStatements();
    await shop.graphql('{ viewer { role } }', {}, customer.headers);
    expect(shop.takeStatements()).toEqual([expect.stringMatching(/^\s*select u\.role.*where s\.id = \$1/s)]);
  });

  it('has no answer to its bearer kept for others', async () => {
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
  it('the shop makes a secret of its own, which every process and every later start shares', async () => {
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

const listOf = async (who: SignedIn): Promise<Listed[]> =>
  (await shop.graphql<{ mySessions: Listed[] }>(SESSIONS, {}, who.headers)).data.mySessions;
const revoke = async (who: SignedIn, id: string): Promise<unknown> =>
  (
    await shop.graphql<{ revokeSession: boolean }>(
      'mutation ($id: ID!) { revokeSession(id: $id) }',
      { id },
      who.headers,
    )
  ).data.revokeSession;

describe('the list of sessions', () => {
  it('names device, address and times, last used first', async () => {
    const phone = await aCustomer(shop);
    shop.setNow(new Date('2026-11-20T12:00:00Z'));
    const desktop = await anotherSession(shop, phone, { userAgent: FIREFOX });
    expect(await listOf(desktop)).toEqual([
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
      (await listOf(phone)).map(({ device, isCurrent, lastSeenAt }) => [device, isCurrent, lastSeenAt]),
    ).toEqual([
      ['Unknown device', true, '2026-11-20T12:06:00.000Z'],
      ['Firefox on Windows', false, '2026-11-20T12:00:00.000Z'],
    ]);
  });

  it('keeps no more of a browser’s name than it needs', async () => {
    const { id } = await anotherSession(shop, customer, { userAgent: 'x'.repeat(5_000) });
    expect(
      await shop.rows('select max(length(user_agent)) as length from sessions where user_id = $1', [id]),
    ).toEqual([{ length: 300 }]);
  });

  it('leaves out what has ended', async () => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    await shop.graphql('mutation { logout }', {}, other.headers);
    expect(await listOf(one)).toHaveLength(1);
  });
});

describe('a session ends at once', () => {
  it('by signing out, for this browser alone', async () => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    expect((await shop.graphql('mutation { logout }', {}, other.headers)).data).toEqual({ logout: true });
    expect(await answerTo(other.headers.authorization)).toEqual(REFUSED);
    expect((await me(shop, one)).status).toBe(200);
  });

  it('by signing out everywhere, and other people’s go on', async () => {
    const one = await aCustomer(shop);
    const other = await anotherSession(shop, one);
    expect((await shop.graphql('mutation { logoutEverywhere }', {}, other.headers)).data).toEqual({
      logoutEverywhere: true,
    });
    expect([await answerTo(one.headers.authorization), await answerTo(other.headers.authorization)]).toEqual([
      REFUSED,
      REFUSED,
    ]);
    expect((await me(shop, customer)).status).toBe(200);
  });

  it('by being picked from the list', async () => {
    const one = await aCustomer(shop);
    const lost = await anotherSession(shop, one);
    const id = (await listOf(one)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect([await revoke(one, id), await revoke(one, id)]).toEqual([true, false]);
    expect(await answerTo(lost.headers.authorization)).toEqual(REFUSED);
  });

  it('by its owner only: another’s, an unknown and a malformed id answer alike', async () => {
    const one = await aCustomer(shop);
    expect(
      await Promise.all(
        [await sessionId(customer), randomUUID(), 'x', "' or 1=1 --", ''].map((id) => revoke(one, id)),
      ),
    ).toEqual([false, false, false, false, false]);
    expect((await me(shop, customer)).status).toBe(200);
  });
});

it('nothing of all that was worth a warning in the log', () => {
  expect(shop.complaints).toEqual([]);
});
