import { expect, vi } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { aReader, mailsTo, unsubscribe } from '../newsletter.builder.ts';
import { NewsletterIssueSender } from './newsletter-issue-sender.service.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z'), env: { TRUSTED_PROXIES: '1' } });

const ANSWER = `{
  kind: __typename
  ... on NewsletterIssueSaved { issue { id revision state recipients preview mails { waiting failed } } }
  ... on Refusal { message }
}`;

interface Answer {
  readonly kind: string;
  readonly message?: string;
  readonly issue: {
    readonly id: string;
    readonly revision: number;
    readonly state: string;
    readonly recipients: number;
    readonly preview: string;
    readonly mails: { readonly waiting: number; readonly failed: number };
  };
}

/** An administrator's mutations on issues. */
function desk(shop: TestShop, { headers }: SignedIn) {
  const ask = async (document: string, variables: object): Promise<Answer> =>
    (await shop.graphql<{ answer: Answer }>(document, variables, { ...headers })).data.answer;
  return {
    save: (fields: object = {}) =>
      ask(
        `mutation ($input: SaveNewsletterIssueInput!) { answer: saveNewsletterIssue(input: $input) ${ANSWER} }`,
        { input: { subject: 'Winter', intro: 'It is cold.', postIds: [], productIds: [], ...fields } },
      ),
    send: (id: string, revision: number, sendAt: string | null = null) =>
      ask(
        `mutation ($input: SendNewsletterIssueInput!) { answer: sendNewsletterIssue(input: $input) ${ANSWER} }`,
        { input: { id, revision, sendAt } },
      ),
    recall: (id: string) =>
      ask(`mutation ($id: ID!) { answer: unscheduleNewsletterIssue(id: $id) ${ANSWER} }`, { id }),
  };
}

const subjectsTo = async (shop: TestShop, email: string): Promise<string[]> =>
  (await mailsTo(shop, email)).map(({ subject }) => subject).filter((subject) => subject === 'Winter');

it('an issue goes once to each confirmed subscriber at its time, however often the job runs', async ({
  shop,
  admin,
}) => {
  const issues = desk(shop, admin);
  const [stays, leaves, hasLeft] = [await aReader(shop), await aReader(shop), await aReader(shop)];
  await unsubscribe(shop, hasLeft.mail.unsubscribe);
  const { issue } = await issues.save();
  const scheduled = await issues.send(issue.id, issue.revision, '2026-11-20T11:00:00Z');
  expect(scheduled.issue.state).toBe('SCHEDULED');
  const sender = shop.services.get(NewsletterIssueSender);
  await sender.sweep();
  expect(await subjectsTo(shop, stays.email)).toEqual([]);

  shop.setNow(new Date('2026-11-20T11:00:30Z'));
  const inAnotherProcess = new NewsletterIssueSender(shop.services);
  await Promise.all([sender.sweep(), sender.sweep(), inAnotherProcess.sweep()]);
  await sender.sweep();
  expect(await subjectsTo(shop, stays.email)).toEqual(['Winter']);
  expect(await subjectsTo(shop, hasLeft.email)).toEqual([]);
  const [row] = await shop.rows<{ state: string; recipients: number }>(
    'select state, recipients from newsletter_issues where id = $1',
    [issue.id],
  );
  expect(row).toEqual({ state: 'SENT', recipients: 2 });

  // As if a process had died before writing to one of the subscribers.
  await shop.rows(
    `delete from newsletter_issue_mails where issue_id = $1 and subscription_id =
      (select id from newsletter_subscriptions where email_key = lower($2))`,
    [issue.id, leaves.email],
  );
  await shop.rows(`update newsletter_issues set state = 'SENDING', sent_at = null where id = $1`, [issue.id]);
  await sender.sweep();
  expect(await subjectsTo(shop, stays.email)).toEqual(['Winter']);
  expect(await subjectsTo(shop, leaves.email)).toEqual(['Winter', 'Winter']);
});

it.for([
  ['waits for the mail server', 'QUEUED'],
  ['was given up by the mail server', 'FAILED'],
] as const)('an issue that %s is dropped when its subscriber leaves', async ([, status], { shop, admin }) => {
  const issues = desk(shop, admin);
  const { email, mail } = await aReader(shop);
  const { issue } = await issues.save();
  await issues.send(issue.id, issue.revision, '2026-11-20T10:00:01Z');
  shop.setNow(new Date('2026-11-20T10:00:30Z'));
  await shop.services.get(NewsletterIssueSender).sweep();
  await shop.rows(
    `update mails set status = $2, sent_at = null, next_attempt_at = now() + interval '1 day'
    where lower(recipient) = lower($1) and subject = 'Winter'`,
    [email, status],
  );
  await unsubscribe(shop, mail.unsubscribe);
  expect(await subjectsTo(shop, email)).toEqual([]);
});

it('an outdated revision is refused, so is a change to a scheduled issue, and so is a past time', async ({
  shop,
  admin,
}) => {
  const issues = desk(shop, admin);
  const { issue } = await issues.save();
  const { id } = issue;
  expect((await issues.save({ id, revision: 1, subject: 'Snow' })).issue.revision).toBe(2);
  expect((await issues.save({ id, revision: 1 })).kind).toBe('StaleWrite');
  expect(await issues.send(id, 2, '2026-11-20T09:00:00Z')).toEqual({
    kind: 'NewsletterIssueRefused',
    message: 'Choose a time in the future, or send it now.',
  });
  expect((await issues.send(id, 2, '2027-01-01T09:00:00Z')).issue.state).toBe('SCHEDULED');
  expect((await issues.save({ id, revision: 3 })).message).toContain('can’t be changed');
  expect((await issues.recall(id)).issue.state).toBe('DRAFT');
  expect((await issues.recall(id)).kind).toBe('NewsletterIssueRefused');
  expect((await issues.send('nothing', 1)).message).toBe('This issue no longer exists.');
});

it('C-21 an issue offers only tyres with a reduced price', async ({ shop, admin }) => {
  const choices = await shop.graphql<{
    newsletterChoices: { offers: { id: number; name: string; price: number; wasPrice: number }[] };
  }>('{ newsletterChoices { offers { id name price wasPrice } } }', {}, { ...admin.headers });
  const [reduced] = choices.data.newsletterChoices.offers;
  const [usual] = await shop.rows<{ id: number; name: string }>(
    'select id, name from products where was_price_pence is null and published and stock_available > 0 limit 1',
  );
  if (!reduced || !usual) throw new Error('The demonstration data has no reduced or no regular tyre.');
  expect(reduced.wasPrice).toBeGreaterThan(reduced.price);
  const { issue } = await desk(shop, admin).save({ productIds: [reduced.id, usual.id] });
  expect(issue.preview).toContain(reduced.name);
  expect(issue.preview).not.toContain(usual.name);
});

it("an issue scheduled for later doesn't wake the sender before its time", async ({ shop, admin }) => {
  const issues = desk(shop, admin);
  const sender = shop.services.get(NewsletterIssueSender);
  const woken = vi.spyOn(sender, 'wake');
  const [later, atOnce] = [await issues.save(), await issues.save()];
  await issues.send(later.issue.id, 1, '2027-01-01T09:00:00Z');
  expect(woken).not.toHaveBeenCalled();
  await issues.send(atOnce.issue.id, 1);
  expect(woken).toHaveBeenCalledOnce();
  woken.mockRestore();
  await issues.recall(later.issue.id);
  await sender.sweep();
});

it('an issue adds no emails while 500 wait to be sent, and continues when there is room', async ({
  shop,
  admin,
}) => {
  const issues = desk(shop, admin);
  const { email } = await aReader(shop);
  const former = await issues.save();
  await shop.rows(
    `with readers as (
      insert into newsletter_subscriptions
        (id, email, email_key, state, source, text_version, requested_at, unsubscribed_at, unsubscribe_token)
      select gen_random_uuid(), n || '@example.com', n || '@example.com', 'UNSUBSCRIBED', 'FORM', 'x', now(), now(),
        'token ' || n from generate_series(1, 500) n returning id
    ), waiting as (
      insert into newsletter_issue_mails (issue_id, subscription_id, mail_id)
      select $1, id, gen_random_uuid() from readers returning mail_id
    )
    insert into mails (id, recipient, subject, html, text, next_attempt_at, created_at)
    select mail_id, 'waits@example.com', 'Waits', '', '', now() + interval '1 day', now() from waiting`,
    [former.issue.id],
  );
  const { issue } = await issues.save();
  await issues.send(issue.id, issue.revision);
  const sender = shop.services.get(NewsletterIssueSender);
  await sender.sweep();
  expect(await subjectsTo(shop, email)).toEqual([]);

  await shop.rows(
    "delete from mails where id in (select id from mails where recipient = 'waits@example.com' limit 30)",
  );
  await sender.sweep();
  expect(await subjectsTo(shop, email)).toEqual(['Winter']);
  expect(await shop.rows('select state from newsletter_issues where id = $1', [issue.id])).toEqual([
    { state: 'SENT' },
  ]);
});
