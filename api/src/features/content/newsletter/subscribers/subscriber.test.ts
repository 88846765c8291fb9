import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { aReader, mailsTo, stateOf, subscribe } from '../newsletter.builder.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z'), env: { TRUSTED_PROXIES: '1' } });

const LIST = /* GraphQL */ `
  query ($filter: SubscriberFilter!) {
    newsletterSubscribers(filter: $filter) {
      items {
        id
        email
        state
        source
        requestedAt
        confirmedAt
        textVersion
        consentText
      }
      pageInfo {
        totalItems
      }
    }
    newsletterFigures {
      confirmed
      pending
      unsubscribed
      months {
        month
        confirmed
        left
      }
    }
  }
`;
interface Subscribers {
  readonly newsletterSubscribers: { readonly items: { id: string; email: string }[] };
  readonly newsletterFigures: {
    readonly confirmed: number;
    readonly unsubscribed: number;
    readonly months: { month: string; confirmed: number; left: number }[];
  };
}

describe('subscribers', () => {
  it('C-41 an administrator sees proof of each consent, and can unsubscribe readers at their request', async ({
    shop,
    admin,
  }) => {
    const read = async (filter: object): Promise<Subscribers> =>
      (await shop.graphql<Subscribers>(LIST, { filter }, { ...admin.headers })).data;
    const { email } = await aReader(shop);
    const before = await read({ search: email.toUpperCase(), state: 'CONFIRMED', source: 'FORM' });
    expect(before.newsletterSubscribers.items).toEqual([
      {
        id: expect.any(String),
        email,
        state: 'CONFIRMED',
        source: 'FORM',
        requestedAt: '2026-11-20T10:00:00.000Z',
        confirmedAt: '2026-11-20T10:00:00.000Z',
        textVersion: '2026-11',
        consentText: 'Send me offers and tyre advice; I can unsubscribe at any time',
      },
    ]);
    const id = before.newsletterSubscribers.items[0]?.id;
    const end = (given: string | undefined) =>
      shop.graphql<{ cancelNewsletterSubscription: { state: string } | null }>(
        'mutation ($id: ID!) { cancelNewsletterSubscription(id: $id) { state } }',
        { id: given },
        { ...admin.headers },
      );
    expect((await end(id)).data.cancelNewsletterSubscription).toEqual({ state: 'UNSUBSCRIBED' });
    expect((await end('nobody')).data.cancelNewsletterSubscription).toBeNull();
    expect(await stateOf(shop, email)).toBe('UNSUBSCRIBED');
    expect(await mailsTo(shop, email)).toHaveLength(1);
    const after = await read({ search: email });
    const { months } = after.newsletterFigures;
    expect([months.length, months.at(-1)?.month]).toEqual([12, '2026-11-01']);
    expect(after.newsletterFigures.confirmed).toBe(before.newsletterFigures.confirmed - 1);
    expect(months.at(-1)?.left).toBe((before.newsletterFigures.months.at(-1)?.left ?? 0) + 1);
    expect(await shop.rows('select before, after from audit_entries where subject_id = $1', [id])).toEqual([
      { before: { state: 'CONFIRMED' }, after: { state: 'UNSUBSCRIBED' } },
    ]);
  });

  it('the file of subscribers is for administrators only, has no live formula, and is recorded in the log', async ({
    shop,
    admin,
    customer,
  }) => {
    const get = (by: Partial<SignedIn>, query = '') =>
      shop.app.inject({ url: `/api/admin/newsletter.csv${query}`, headers: { ...by.headers } });
    const email = '=cmd|1+1@example.com';
    await subscribe(shop, email);
    expect([(await get({})).statusCode, (await get(customer)).statusCode]).toEqual([401, 403]);
    expect((await get({ headers: { authorization: 'Bearer nonsense' } })).statusCode).toBe(401);
    expect((await get(admin, '?state=nobody')).statusCode).toBe(400);
    const file = await get(admin, '?state=PENDING');
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(file.headers['content-disposition']).toBe('attachment; filename="newsletter-2026-11-20.csv"');
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFemail,state,source,requested_at,confirmed_at,unsubscribed_at,consent_version,consent_text',
    );
    expect(lines).toContain(
      `"'${email}","pending","form","2026-11-20T10:00:00.000Z","","","2026-11",` +
        '"Send me offers and tyre advice; I can unsubscribe at any time"',
    );
    expect(
      await shop.rows("select action, actor_id, after from audit_entries where subject = 'newsletter'"),
    ).toEqual([{ action: 'exported', actor_id: admin.id, after: { state: 'PENDING' } }]);
  });
});
