import { KEY_SCOPES } from '@treadline/schema/trade/people/scope';
import { describe, expect, onTestFinished } from 'vitest';
import { anAdmin, bearer, PASSWORD, type SignedIn } from '../../../../test/account.ts';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import { codeOf, withTwoFactor } from '../../../../test/fixtures/account/two-factor.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { isKey } from './api-key-text.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const CREATE = /* GraphQL */ `
  mutation ($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      kind: __typename
      ... on ApiKeyCreated {
        key
        apiKey {
          id
          name
          prefix
          scopes
          createdBy
          createdAt
          expiresAt
          lastUsedAt
          revokedAt
        }
      }
      ${REFUSAL}
    }
  }
`;
const LIST = '{ apiKeys { id name prefix scopes lastUsedAt revokedAt } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) { id revokedAt } }';
const REFUSED = {
  status: 401,
  data: undefined,
  errors: [
    { message: 'This API key is unknown, revoked or expired.', extensions: { code: 'UNAUTHENTICATED' } },
  ],
};

interface Created {
  readonly createApiKey: {
    readonly kind: string;
    readonly key: string;
    readonly apiKey: { readonly id: string; readonly prefix: string };
  };
}

const it = shopTest({ now: NOW });

/** The error for a token's bearer; the query includes public fields. */
async function answerTo(shop: TestShop, authorization: string): Promise<object> {
  const { status, data, errors } = await shop.graphql(
    '{ brands { name } viewer { role } }',
    {},
    { authorization },
  );
  return { status, data, errors };
}

const create = (
  shop: TestShop,
  admin: SignedIn,
  input: object,
  headers: Record<string, string> = { ...admin.headers },
) => shop.graphql<Created>(CREATE, { input: { currentPassword: PASSWORD, ...input } }, headers);
const lastUse = async (shop: TestShop, id: string): Promise<Date | null> =>
  (await shop.rows<{ last_used_at: Date | null }>('select last_used_at from api_keys where id = $1', [id]))[0]
    ?.last_used_at ?? null;

describe('creating a key', () => {
  it('shows it once, stores only its hash, and records who created it', async ({ shop, admin }) => {
    const { data } = await create(shop, admin, {
      name: ' Warehouse ',
      scopes: ['WRITE_ORDERS', 'READ_ORDERS', 'READ_ORDERS'],
      expiresAt: '2027-01-01T00:00:00Z',
    });
    const { key, apiKey } = data.createApiKey;
    expect(key).toMatch(/^tl_live_[0-9A-Za-z]{49}$/);
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: 'Warehouse',
      prefix: key.slice(0, 12),
      scopes: ['READ_ORDERS', 'WRITE_ORDERS'],
      createdBy: admin.id,
      createdAt: NOW.toISOString(),
      expiresAt: '2027-01-01T00:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(JSON.stringify(await shop.rows('select * from api_keys'))).not.toContain(key.slice(0, 20));
    expect(JSON.stringify(await shop.rows('select * from audit_entries'))).not.toContain(key.slice(0, 20));
    expect(JSON.stringify((await shop.graphql(LIST, {}, { ...admin.headers })).data)).not.toContain(
      key.slice(0, 20),
    );
    expect(
      await shop.rows(
        `select actor_role, actor_id, action, after
          from audit_entries
          where subject = 'api key' and subject_id = $1`,
        [apiKey.id],
      ),
    ).toEqual([
      {
        actor_role: 'ADMIN',
        actor_id: admin.id,
        action: 'made',
        after: {
          name: 'Warehouse',
          scopes: 'READ_ORDERS WRITE_ORDERS',
          expiresAt: '2027-01-01T00:00:00.000Z',
        },
      },
    ]);
  });

  it('names every invalid field', async ({ shop, admin }) => {
    expect(
      (await create(shop, admin, { name: '  ', scopes: [], expiresAt: NOW.toISOString() })).data.createApiKey,
    ).toEqual({
      kind: 'InvalidInput',
      message: 'We couldn’t create this key',
      fields: [
        { path: 'name', message: 'Please say what the key is for' },
        { path: 'scopes', message: 'Please choose the key’s permissions' },
        { path: 'expiresAt', message: 'Please choose a time in the future' },
      ],
    });
    expect(
      (await create(shop, admin, { name: 'x'.repeat(101), scopes: ['READ_ORDERS'] })).data.createApiKey,
    ).toMatchObject({ fields: [{ path: 'name', message: 'Please use at most 100 characters' }] });
  });

  it('refuses scopes that are for people', async ({ shop, admin }) => {
    const input = { name: 'The desk', scopes: ['READ_ORDERS', 'WRITE_CONTENT'] };
    const message = `WRITE_CONTENT is for people. Use one of: ${KEY_SCOPES.join(', ')}`;
    expect((await create(shop, admin, input)).data.createApiKey).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'scopes', message }],
    });
  });

  it('needs proof of identity, and creates no key without it', async ({ shop }) => {
    const admin = await withTwoFactor(shop, await anAdmin(shop));
    const made = async (proof: object): Promise<object> =>
      (await create(shop, admin, { name: 'The till', scopes: ['READ_ORDERS'], ...proof })).data.createApiKey;
    const before = await shop.rows('select id from api_keys');
    expect(await made({ currentPassword: 'a guess' })).toEqual({
      kind: 'InvalidCredentials',
      message: 'That password isn’t right',
    });
    expect(await made({})).toEqual({
      kind: 'InvalidCode',
      message: 'Enter the code from your authenticator app',
    });
    expect(await shop.rows('select id from api_keys')).toEqual(before);
    const code = codeOf(shop, admin, 1);
    expect(await made({ code })).toMatchObject({ kind: 'ApiKeyCreated' });
    expect(await made({ code })).toMatchObject({ kind: 'InvalidCode' });
  });

  it('isn’t possible with a key', async ({ shop, admin }) => {
    const { headers } = await aKey(shop, {
      scopes: ['READ_CATALOGUE', 'READ_ORDERS', 'WRITE_CATALOGUE', 'WRITE_ORDERS'],
    });
    expect(await create(shop, admin, { name: 'Another', scopes: ['READ_ORDERS'] }, headers)).toMatchObject({
      data: { createApiKey: null },
      errors: [
        {
          message: 'API keys can’t use this. Please sign in instead.',
          extensions: { code: 'FORBIDDEN' },
        },
      ],
    });
  });
});

describe('a key', () => {
  it('that is valid has the role of a guest, and its responses are never cached for others', async ({
    shop,
  }) => {
    const { headers } = await aKey(shop);
    const {
      status,
      data,
      headers: answered,
    } = await shop.graphql<object>('{ viewer { role } brands { name } }', {}, headers);
    expect({ status, data }).toMatchObject({ status: 200, data: { viewer: { role: 'GUEST' } } });
    expect(answered['cache-control']).toContain('no-store');
  });

  it('is refused for the whole request from the moment it is revoked', async ({ shop, admin }) => {
    const { id, headers } = await aKey(shop);
    expect(await answerTo(shop, headers.authorization)).toMatchObject({ status: 200 });
    expect((await shop.graphql(REVOKE, { id }, { ...admin.headers })).data).toEqual({
      revokeApiKey: { id, revokedAt: NOW.toISOString() },
    });
    expect(await answerTo(shop, headers.authorization)).toEqual(REFUSED);
    shop.setNow(new Date(NOW.getTime() + 1_000));
    expect((await shop.graphql(REVOKE, { id }, { ...admin.headers })).data).toEqual({
      revokeApiKey: { id, revokedAt: NOW.toISOString() },
    });
    expect((await shop.graphql(LIST, {}, { ...admin.headers })).data).toMatchObject({
      apiKeys: expect.arrayContaining([expect.objectContaining({ id, revokedAt: NOW.toISOString() })]),
    });
  });

  it('is refused once it has expired', async ({ shop }) => {
    const { headers } = await aKey(shop, { expiresAt: new Date('2026-11-21T10:00:00Z') });
    shop.setNow(new Date('2026-11-21T09:59:59Z'));
    expect(await answerTo(shop, headers.authorization)).toMatchObject({ status: 200 });
    shop.setNow(new Date('2026-11-21T10:00:00Z'));
    expect(await answerTo(shop, headers.authorization)).toEqual(REFUSED);
  });

  it('of another shop is refused, and a misspelt one without a database query', async ({ shop }) => {
    const foreign = await openTestShop({ now: NOW });
    onTestFinished(() => foreign.close());
    const { key } = await aKey(foreign);
    expect(await answerTo(shop, `Bearer ${key}`)).toEqual(REFUSED);
    const misspelt = `${key.slice(0, 20)}${key[20] === 'a' ? 'b' : 'a'}${key.slice(21)}`;
    expect([isKey(key), isKey(misspelt)]).toEqual([true, false]);
    shop.takeStatements();
    for (const text of [
      misspelt,
      'tl_live_',
      'tl_live_1',
      `${key}1`,
      `tl_live_${'0'.repeat(49)}`,
      `tl_live_${'é'.repeat(49)}`,
    ])
      expect(await answerTo(shop, `Bearer ${text}`)).toEqual(REFUSED);
    expect(shop.takeStatements()).toEqual([]);
  });

  it('in any other header is ignored', async ({ shop }) => {
    const { key, id } = await aKey(shop);
    expect(
      (await shop.graphql('{ orders { pageInfo { totalItems } } }', {}, { 'x-api-key': key })).errors?.[0]
        ?.extensions.code,
    ).toBe('UNAUTHENTICATED');
    expect(await lastUse(shop, id)).toBeNull();
  });

  it('has its use recorded once a minute', async ({ shop }) => {
    const { id, headers } = await aKey(shop);
    const use = async (seconds: number): Promise<Date | null> => {
      shop.setNow(new Date(NOW.getTime() + seconds * 1_000));
      await answerTo(shop, headers.authorization);
      return lastUse(shop, id);
    };
    expect(await lastUse(shop, id)).toBeNull();
    expect(await use(0)).toEqual(NOW);
    expect(await use(59)).toEqual(NOW);
    expect(await use(60)).toEqual(new Date(NOW.getTime() + 60_000));
  });

  it('has its own limit, which doesn’t affect other keys and guests', async () => {
    const strict = await openTestShop({ env: { API_KEY_REQUESTS_PER_MINUTE: '3' } });
    onTestFinished(() => strict.close());
    const [busy, quiet] = [await aKey(strict), await aKey(strict)];
    const ask = (headers: Record<string, string> = {}) => strict.graphql('{ viewer { role } }', {}, headers);
    expect(await Promise.all([1, 2, 3].map(async () => (await ask(busy.headers)).status))).toEqual([
      200, 200, 200,
    ]);
    const refused = await ask(busy.headers);
    expect(refused).toMatchObject({
      status: 429,
      errors: [
        {
          message: 'Too many requests with this API key. Please try again in a minute.',
          extensions: { code: 'TOO_MANY_REQUESTS' },
        },
      ],
    });
    expect(refused.headers['retry-after']).toBe('60');
    expect([(await ask(quiet.headers)).status, (await ask()).status]).toEqual([200, 200]);
  });
});

it.for(['', 'x', '00000000-0000-4000-8000-000000000000'])(
  "an unknown key can't be revoked: %j",
  async (id, { shop, admin }) => {
    expect(await shop.graphql(REVOKE, { id }, { ...admin.headers })).toMatchObject({
      status: 200,
      data: { revokeApiKey: null },
    });
  },
);

it('a session’s token still works as before', async ({ shop, admin }) => {
  expect((await shop.graphql('{ viewer { role } }', {}, bearer(admin.token))).data).toEqual({
    viewer: { role: 'ADMIN' },
  });
});
