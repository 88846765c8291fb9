import { describe, expect } from 'vitest';
import { shopTest } from '../../../../../test/shop-test.ts';
import { aReader, mailsTo, stateOf } from '../newsletter.builder.ts';

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
});
