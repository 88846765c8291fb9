import { describe, expect } from 'vitest';
import { aCustomer, anEmail } from '../../../../test/account.ts';
import { aMessage, messagesFor, send, theMessageFrom } from '../../../../test/fixtures/content/message.ts';
import { someSettings } from '../../../../test/fixtures/content/settings.ts';
import { aPaidOrder } from '../../../../test/fixtures/order.ts';
import { nextAddress } from '../../../../test/next-address.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({ env: { TRUSTED_PROXIES: '1' } });
const { email: SHOP } = someSettings();
const SENT = {
  sendMessage: {
    kind: 'MessageSent',
    message:
      'Thank you for writing to Treadline. We’ve emailed you a copy and will answer as soon as we can.',
  },
};

const mailsTo = (shop: TestShop, email: string): Promise<{ subject: string; text: string; html: string }[]> =>
  shop.rows('select subject, text, html from mails where recipient = $1 order by created_at', [email]);

describe('the contact form', () => {
  it('stores a message, and emails it to the shop and as a copy to its sender', async ({ shop, admin }) => {
    const input = aMessage({ subject: 'Question about fitting', message: 'Do you fit\nrun-flats?' });
    expect((await send(shop, input)).data).toEqual(SENT);
    expect(await theMessageFrom(shop, admin, input.email)).toMatchObject({
      state: 'WAITING',
      revision: 1,
      name: 'Priya Shah',
      subject: 'Question about fitting',
      excerpt: 'Do you fit\nrun-flats?',
      entryCount: 1,
      customer: null,
      order: null,
      entries: [{ author: 'SENDER', text: 'Do you fit\nrun-flats?', writer: null }],
    });
    const [copy] = await mailsTo(shop, input.email);
    expect(copy?.subject).toBe('We’ve got your message: Question about fitting');
    expect(copy?.text).toContain('Do you fit\nrun-flats?');
    const told = (await mailsTo(shop, SHOP)).at(-1);
    expect(told?.subject).toBe('Message from Priya Shah: Question about fitting');
    expect(told?.text).toContain('/admin/messages/');
  });

  it("a message with an earlier subject continues that conversation, but a double click doesn't", async ({
    shop,
    admin,
  }) => {
    const input = aMessage();
    await send(shop, input);
    expect((await send(shop, input)).data).toEqual(SENT);
    await send(shop, {
      ...input,
      email: input.email.toUpperCase(),
      subject: 'RE: tyres for a Caravan',
      message: 'And when?',
    });
    await send(shop, { ...input, subject: 'Something else' });
    const [other, first] = await messagesFor(shop, admin, input.email);
    expect(other?.subject).toBe('Something else');
    expect(first?.entries.map(({ text }) => text)).toEqual(['Do you sell 195/70 R14C?', 'And when?']);
    const told = await mailsTo(shop, SHOP);
    expect(told.filter(({ text }) => text.includes(`/admin/messages/${first?.id}`))).toHaveLength(2);
  });

  it('recognises the sender’s account and the order mentioned in the text', async ({ shop, admin }) => {
    const customer = await aCustomer(shop);
    const order = await aPaidOrder(shop, { by: customer, email: customer.email });
    const { orderNumber } = order;
    const typed = `${orderNumber.slice(0, 7).toLowerCase()} ${orderNumber.slice(7)}`;
    const input = aMessage({ email: anEmail(), message: `Where is ${typed}?` });
    await send(shop, input, { ...nextAddress(), ...customer.headers });
    const message = await theMessageFrom(shop, admin, input.email);
    expect([message.customer?.id, message.order?.number, message.recentOrders]).toEqual([
      customer.id,
      orderNumber,
      [{ number: orderNumber }],
    ]);
    for (const search of [orderNumber, orderNumber.slice(4).replace('-', ''), orderNumber.slice(-4)])
      expect((await messagesFor(shop, admin, search)).map(({ id }) => id)).toContain(message.id);
  });

  it('recognises bare digits as the sender’s own order, but not as another buyer’s', async ({
    shop,
    admin,
  }) => {
    const [own, stranger] = [anEmail(), anEmail()];
    const { orderNumber } = await aPaidOrder(shop, { email: own });
    const orderOf = async (email: string) => (await theMessageFrom(shop, admin, email)).order?.number;
    const message = `Where is my order ${orderNumber.slice(4)}?`;
    for (const email of [own, stranger]) await send(shop, aMessage({ email, message }));
    expect([await orderOf(own), await orderOf(stranger)]).toEqual([orderNumber, undefined]);
  });

  it('stores and emails any input as plain text', async ({ shop, admin }) => {
    const script = '<script>alert(1)</script>';
    const input = aMessage({ name: script, subject: `${script}\r\nBcc: x@example.com`, message: script });
    expect((await send(shop, input)).data).toEqual(SENT);
    const message = await theMessageFrom(shop, admin, input.email);
    expect([message.name, message.subject, message.entries[0]?.text]).toEqual([
      script,
      `${script} Bcc: x@example.com`,
      script,
    ]);
    const [copy] = await mailsTo(shop, input.email);
    expect(copy?.html).not.toContain('<script>');
    expect(copy?.subject).not.toContain('\n');
  });

  it('C-54 the contact form refuses missing and overlong fields, naming each', async ({ shop }) => {
    const long = aMessage({
      name: 'x'.repeat(101),
      subject: 'x'.repeat(201),
      message: 'x'.repeat(50_000),
      phone: 'call me',
    });
    expect((await send(shop, long)).data.sendMessage).toMatchObject({
      kind: 'InvalidInput',
      fields: [
        { path: 'name' },
        { path: 'phone', message: 'Please enter a phone number, such as 07700 900123' },
        { path: 'subject' },
        { path: 'message', message: 'Please use at most 5,000 characters' },
      ],
    });
    expect(
      (await send(shop, { name: ' ', email: 'nobody', subject: '', message: '' })).data.sendMessage,
    ).toMatchObject({
      fields: [
        { path: 'name', message: 'Please enter your name' },
        { path: 'email', message: 'Please enter a valid email' },
        { path: 'subject', message: 'Please enter a subject' },
        { path: 'message', message: 'Please enter your message' },
      ],
    });
  });

  it('C-54 the contact form accepts five messages an hour from one network, and sends three copies a day', async ({
    shop,
    admin,
  }) => {
    const from = nextAddress();
    const email = anEmail();
    for (const subject of ['One', 'Two', 'Three', 'Four', 'Five'])
      expect((await send(shop, aMessage({ email, subject }), from)).data).toEqual(SENT);
    expect((await send(shop, aMessage({ email, subject: 'Six' }), from)).errors?.[0]).toMatchObject({
      message:
        'You’ve sent us several messages already. Please try again in an hour, or call us on 01632 960 100.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await messagesFor(shop, admin, email)).toHaveLength(5);
    expect(await mailsTo(shop, email)).toHaveLength(3);
  });

  it('C-54 the contact form answers bots that fill in every field as if they had succeeded', async ({
    shop,
    admin,
  }) => {
    const input = aMessage({ website: 'https://spam.example' });
    expect((await send(shop, input)).data).toEqual(SENT);
    expect(await messagesFor(shop, admin, input.email)).toEqual([]);
    expect(await mailsTo(shop, input.email)).toEqual([]);
  });
});

describe('POST /api/contact/submit', () => {
  const post = (shop: TestShop, payload: object, headers = nextAddress()) =>
    shop.app.inject({ method: 'POST', url: '/api/contact/submit', payload, headers });

  it('CONT-06 POST /api/contact/submit requires name, email, subject and message', async ({
    shop,
    admin,
  }) => {
    const input = aMessage();
    const taken = await post(shop, input);
    expect([taken.statusCode, taken.json()]).toEqual([
      200,
      { success: true, message: SENT.sendMessage.message },
    ]);
    expect((await theMessageFrom(shop, admin, input.email)).subject).toBe(input.subject);
    const refused = await post(shop, { ...input, email: 'nobody', message: '' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        success: false,
        error: 'Please enter a valid email',
        fields: [{ path: 'email' }, { path: 'message' }],
      },
    ]);
  });

  it('CONT-06 POST /api/contact/submit refuses a message of a megabyte with 413', async ({ shop }) => {
    const refused = await post(shop, aMessage({ message: 'x'.repeat(1_048_576) }));
    expect([refused.statusCode, refused.json()]).toMatchObject([413, { success: false }]);
  });

  it('CONT-06 POST /api/contact/submit refuses the sixth message in an hour with 429', async ({ shop }) => {
    const from = nextAddress();
    for (let sent = 0; sent < 5; sent += 1) await post(shop, aMessage(), from);
    const refused = await post(shop, aMessage(), from);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { success: false }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
