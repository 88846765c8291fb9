import { describe, expect } from 'vitest';
import { aCustomer, anAdmin, type SignedIn } from '../../../../test/account.ts';
import { verifyEmail } from '../../../../test/fixtures/account/email.ts';
import { deleteAccount } from '../../../../test/fixtures/account/personal-data.ts';
import {
  aMessage,
  messagesFor,
  send,
  theMessageFrom,
  type ReadMessage,
} from '../../../../test/fixtures/content/message.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { forgetMessages } from './messages.jobs.ts';

const START = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const it = shopTest({ now: START, env: { TRUSTED_PROXIES: '1' } });

const CHANGED = `kind: __typename ... on Message { state revision } ${REFUSAL} ... on StaleWrite { revision }`;
const ANSWER = `mutation ($input: AnswerMessageInput!) { done: answerMessage(input: $input) { ${CHANGED} } }`;
const CHANGE = /* GraphQL */ `
  mutation ($input: UpdateMessageStateInput!) {
    done: updateMessageState(input: $input) {
      ${CHANGED}
    }
  }
`;

const act = async (
  shop: TestShop,
  { headers }: SignedIn,
  document: string,
  input: object,
): Promise<unknown> => (await shop.graphql<{ done: unknown }>(document, { input }, { ...headers })).data.done;

async function aWaitingMessage(shop: TestShop, admin: SignedIn, text = 'Do you sell 195/70 R14C?') {
  const input = aMessage({ message: text });
  await send(shop, input);
  return theMessageFrom(shop, admin, input.email);
}

const mailsTo = (shop: TestShop, email: string): Promise<{ subject: string; text: string }[]> =>
  shop.rows('select subject, text from mails where recipient = $1 order by created_at, subject desc', [
    email,
  ]);

describe('answering', () => {
  it('an answer is emailed with the conversation quoted below it, and stored with its author', async ({
    shop,
    admin,
  }) => {
    const { id, revision, email } = await aWaitingMessage(shop, admin);
    expect(await act(shop, admin, ANSWER, { id, revision, text: 'Yes, we do.\n\nThree days.' })).toEqual({
      kind: 'Message',
      state: 'ANSWERED',
      revision: 2,
    });
    const mail = (await mailsTo(shop, email)).find(({ subject }) => subject.startsWith('Re:'));
    expect(mail?.subject).toBe('Re: Tyres for a caravan');
    expect(mail?.text).toMatch(
      /Hello Priya Shah,\n\nYes, we do\.\n\nThree days\.\n\nTo write back[^]+You wrote on 20 November 2026\n-+\nDo you/,
    );
    const [message] = await messagesFor(shop, admin, email);
    expect(message?.entries.at(-1)).toEqual({
      author: 'SHOP',
      text: 'Yes, we do.\n\nThree days.',
      writer: { id: admin.id },
    });
    const audited = await shop.rows(
      "select action, before, after from audit_entries where subject = 'message' and subject_id = $1",
      [id],
    );
    expect(audited).toEqual([
      { action: 'answered', before: { state: 'WAITING' }, after: { state: 'ANSWERED' } },
    ]);
  });

  it('if two administrators answer at once, the second is told and nothing more is sent', async ({
    shop,
    admin,
  }) => {
    const other = await anAdmin(shop);
    const { id, revision, email } = await aWaitingMessage(shop, admin);
    const answers = await Promise.all(
      [admin, other].map((by) => act(shop, by, ANSWER, { id, revision, text: 'Yes.', closes: true })),
    );
    expect(answers).toContainEqual({ kind: 'Message', state: 'CLOSED', revision: 2 });
    expect(answers).toContainEqual({
      kind: 'StaleWrite',
      message: 'Someone else has changed this in the meantime. Compare the two before you save.',
      revision: 2,
    });
    expect((await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith('Re:'))).toHaveLength(1);
  });

  it('an empty answer is refused, and so is an unknown message', async ({ shop, admin }) => {
    const { id, revision } = await aWaitingMessage(shop, admin);
    expect(await act(shop, admin, ANSWER, { id, revision, text: ' ' })).toMatchObject({
      fields: [{ path: 'text', message: 'Please write an answer' }],
    });
    expect(await act(shop, admin, ANSWER, { id: 'nobody', revision: 1, text: 'Yes.' })).toMatchObject({
      kind: 'MessageNotFound',
    });
  });
});

describe('sorting messages', () => {
  it('a message is closed, marked as spam and reopened, and the counts follow', async ({ shop, admin }) => {
    const counts = async (): Promise<Record<string, number>> =>
      (
        await shop.graphql<{ messageCounts: Record<string, number> }>(
          '{ messageCounts { waiting answered closed spam } }',
          {},
          { ...admin.headers },
        )
      ).data.messageCounts;
    const { id } = await aWaitingMessage(shop, admin);
    const before = await counts();
    const step = (revision: number, state: string) => act(shop, admin, CHANGE, { id, revision, state });
    expect(await step(1, 'SPAM')).toMatchObject({ state: 'SPAM' });
    expect(await counts()).toMatchObject({
      waiting: (before['waiting'] ?? 0) - 1,
      spam: (before['spam'] ?? 0) + 1,
    });
    expect(await step(2, 'WAITING')).toMatchObject({ state: 'WAITING' });
    expect(await step(3, 'CLOSED')).toMatchObject({ state: 'CLOSED' });
    expect(await step(4, 'ANSWERED')).toMatchObject({ message: 'Please answer the message instead' });
    expect(await counts()).toMatchObject({ closed: (before['closed'] ?? 0) + 1 });
  });

  it('spam is deleted after a month and settled messages after a year; waiting messages are kept', async ({
    shop,
    admin,
  }) => {
    const [spam, settled, waiting] = [
      await aWaitingMessage(shop, admin),
      await aWaitingMessage(shop, admin),
      await aWaitingMessage(shop, admin),
    ];
    await act(shop, admin, CHANGE, { id: spam.id, revision: 1, state: 'SPAM' });
    await act(shop, admin, CHANGE, { id: settled.id, revision: 1, state: 'CLOSED' });
    const left = async (days: number): Promise<string[]> => {
      shop.setNow(new Date(START.getTime() + days * DAY_MS));
      await forgetMessages.handle(shop.services, undefined as never);
      shop.setNow(START);
      const found = await Promise.all(
        [spam, settled, waiting].map(({ email }) => messagesFor(shop, admin, email)),
      );
      return found.flat().map(({ id }) => id);
    };
    expect(await left(31)).toEqual([settled.id, waiting.id]);
    expect(await left(366)).toEqual([waiting.id]);
  });

  it('deleting an account deletes its messages, those sent from its address only if that is confirmed', async ({
    shop,
    admin,
  }) => {
    const sentBy = async ({ email }: SignedIn): Promise<ReadMessage[]> => {
      await send(shop, aMessage({ email }));
      return messagesFor(shop, admin, email);
    };
    const owner = await aCustomer(shop);
    await verifyEmail(shop, owner);
    expect(await sentBy(owner)).toHaveLength(1);
    await deleteAccount(shop, owner);
    expect(await messagesFor(shop, admin, owner.email)).toEqual([]);
    const pretender = await aCustomer(shop);
    expect(await sentBy(pretender)).toHaveLength(1);
    await deleteAccount(shop, pretender);
    expect(await messagesFor(shop, admin, pretender.email)).toHaveLength(1);
  });
});

describe('a message with a legal deadline', () => {
  const waiting = async (shop: TestShop, { headers }: SignedIn): Promise<Record<string, number>> => {
    const { data } = await shop.graphql<{ waitingTasks: { kind: string; count: number }[] }>(
      '{ waitingTasks { kind count } }',
      {},
      { ...headers },
    );
    return Object.fromEntries(data.waitingTasks.map(({ kind, count }) => [kind, count]));
  };

  it.for([
    [
      'DATA_PROTECTION',
      'We received your complaint on',
      'We’ve received your complaint: My data',
      '2026-12-20',
    ],
    ['WITHDRAWAL', 'We received your withdrawal on', 'We’ve received your withdrawal: My data', '2026-12-04'],
  ] as const)(
    '%s is acknowledged by email with the time of its arrival, and counted separately',
    async ([topic, thanks, subject, answerBy], { shop, admin }) => {
      const input = aMessage({ subject: 'My data', message: 'Please\nlook into it.' });
      await send(shop, input);
      const before = await waiting(shop, admin);
      shop.setNow(new Date(START.getTime() + 60_000));
      const { sendMessage } = (await send(shop, { ...input, topic })).data;
      expect(JSON.stringify(sendMessage)).toMatch(
        new RegExp(`${thanks}\\s20\\sNovember\\s2026\\sat\\s10:01,\\sUK\\stime`),
      );
      // It starts its own conversation, even under the subject of an earlier one.
      expect(await messagesFor(shop, admin, input.email)).toMatchObject([
        { topic, answerBy, state: 'WAITING', entryCount: 1 },
        { topic: 'GENERAL', answerBy: null },
      ]);
      const receipt = (await mailsTo(shop, input.email)).find((mail) => mail.subject === subject);
      expect(receipt?.text).toMatch(/20\s+November\s+2026\s+at\s+10:01,\s+UK\s+time/);
      expect(receipt?.text).toContain('look into it.');
      expect(await waiting(shop, admin)).toEqual({
        ...before,
        DUE_MESSAGES: (before['DUE_MESSAGES'] ?? 0) + 1,
      });
      shop.setNow(START);
    },
  );
});
