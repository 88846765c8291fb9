import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { MailContent } from '../letter/letter.ts';
import { aLetterhead, aMailOrder, aMailTyre, laidOut } from '../mail.builder.ts';
import { mails } from './mails.ts';

const order = aMailOrder();
const estimatedDelivery = { from: '2026-11-25', to: '2026-11-27' };
const NASTY = '<script>alert("x")</script> & \'Co\'';

/** One of each kind, so that what every letter must do is tested with every letter. */
const EACH: readonly (readonly [keyof typeof mails, MailContent])[] = [
  ['orderReceived', mails.orderReceived({ order, estimatedDelivery })],
  ['orderProcessing', mails.orderProcessing({ order, estimatedDelivery })],
  [
    'orderShipped',
    mails.orderShipped({ order, carrier: null, trackingNumber: order.number, estimatedDelivery }),
  ],
  ['orderDelivered', mails.orderDelivered({ order, deliveredAt: new Date('2026-11-25T14:00:00Z') })],
  ['orderCancelled', mails.orderCancelled({ order, reason: null, refund: order.total })],
  [
    'orderRefunded',
    mails.orderRefunded({
      order,
      amount: 5_000,
      paid: order.total,
      reason: 'One tyre was damaged on its way.',
    }),
  ],
  ['orderCode', mails.orderCode({ number: order.number, code: '402913', minutes: 10 })],
  ['reviewInvitation', mails.reviewInvitation({ order, token: 'a-token' })],
  ['passwordReset', mails.passwordReset({ firstName: 'Sam', token: 'a-token', minutes: 30 })],
  ['verifyEmail', mails.verifyEmail({ firstName: 'Sam', token: 'a-token', hours: 48 })],
  ['newEmailConfirm', mails.newEmailConfirm({ firstName: 'Sam', token: 'a-token', hours: 24 })],
  ['emailChangeAsked', mails.emailChangeAsked({ firstName: 'Sam', hours: 24 })],
  ['emailChanged', mails.emailChanged({ firstName: 'Sam' })],
  ['emailTaken', mails.emailTaken({ firstName: 'Sam' })],
  ['newsletterConfirm', mails.newsletterConfirm({ token: 'a-token', unsubscribeToken: 'another', days: 7 })],
  ['newsletterKnown', mails.newsletterKnown({ unsubscribeToken: 'another' })],
  ['dataExport', mails.dataExport({ firstName: 'Sam', token: 'a-token', hours: 24 })],
  ['accountDeleted', mails.accountDeleted({ firstName: 'Sam', keptOrders: 2 })],
];

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  // Mail programs read inline styles and the old attributes of tables, and some read nothing else.
  rules: {
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'presentation-role-style': 'off',
    'prefer-tbody': 'off',
    // The formatter's style, which is valid all the same.
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
  },
});

/** What a reader of the HTML reads, on one line. */
const words = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

it('every kind of mail is looked at here', () => {
  expect(EACH.map(([name]) => name).toSorted()).toEqual(Object.keys(mails).toSorted());
});

describe.each(EACH)('%s', (_, content) => {
  const { letter, html, text } = laidOut(content);

  it('is well-formed HTML in British English', async () => {
    const { results } = await checker.validateString(html);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
      ),
    ).toEqual([]);
    expect(html).toContain('<html lang="en-GB">');
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('says in text what it says in HTML', () => {
    const read = words(html);
    const written = onOneLine(text);
    for (const block of letter.blocks)
      if (block.kind === 'text')
        expect([read, written]).toEqual([
          expect.stringContaining(block.text),
          expect.stringContaining(block.text),
        ]);
    for (const amount of new Set(read.match(/£[\d,.]*\d/g))) expect(written).toContain(amount);
    for (const url of linksIn(html)) expect(written).toContain(url);
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;/);
  });

  it('says whose it is and why it came, and has something for the inbox to show', () => {
    for (const whole of [words(html), onOneLine(text)]) {
      expect(whole).toContain('Treadline Tyres Ltd, Unit 4, Ivel Works, Bedford, MK42 0AA');
      expect(whole).toContain('company number 01234567. VAT number GB 123 4567 89.');
      expect(whole).toContain(letter.reason);
      expect(whole).not.toContain('demonstration');
    }
    expect(letter.subject.length).toBeLessThanOrEqual(60);
    expect(letter.preheader).not.toBe(letter.subject);
    expect(words(html)).toContain(letter.preheader);
  });

  it('fits a phone: nothing is wider than the screen or loaded from elsewhere', () => {
    expect(html).toContain('width=device-width');
    expect(html).not.toMatch(/<img|<script|url\(|@import|position:/);
  });
});

describe('order mails', () => {
  const { html, text } = laidOut(mails.orderReceived({ order, estimatedDelivery }));

  it('list the tyres with sizes, label classes and the sums with VAT', () => {
    const written = onOneLine(text);
    expect(written).toContain(
      'Michelin Pilot Sport 5 225/40 R18 92Y XL 225/40 R18, 2 x £104.49 = £208.98 Tyre label: fuel efficiency C, wet grip A, noise 72 dB (class B)',
    );
    expect(written).toContain(
      'Metzeler Roadtec 01 SE 180/55 R17 73W 180/55 R17, 1 x £140.50 = £140.50 Subtotal: £349.48 Standard delivery: £15.99 Total: £365.47 Includes VAT: £60.91',
    );
    const read = words(html);
    expect(read).toContain(
      'Michelin Pilot Sport 5 225/40 R18 92Y XL 225/40 R18 · 2 × £104.49 £208.98 Fuel C Wet grip A Noise 72 dB · B',
    );
    expect(read).toContain('Subtotal £349.48 Standard delivery £15.99 Total £365.47 Includes VAT £60.91');
    expect(
      html.match(
        /role="img"\s+aria-label="Tyre label: fuel efficiency C, wet grip A, noise 72 dB \(class B\)"/g,
      ),
    ).toHaveLength(1);
  });

  it('leave out of the label what it does not say', () => {
    const tyre = aMailTyre({ label: { fuelEfficiency: null, wetGrip: 'B', noiseDb: 70, noiseClass: null } });
    const sparse = laidOut(mails.orderReceived({ order: aMailOrder({ tyres: [tyre] }), estimatedDelivery }));
    expect(onOneLine(sparse.text)).toContain('Tyre label: wet grip B, noise 70 dB Subtotal');
    expect(words(sparse.html)).toContain('£208.98 Wet grip B Noise 70 dB Subtotal');
  });

  it('C-05 state the right to cancel within 14 days of delivery, and the last day once that is known', () => {
    for (const whole of [words(html), onOneLine(text)]) {
      expect(whole).toContain('Your legal right to cancel within 14 days');
      expect(whole).toContain('until 14 days after the day on which you receive your tyres');
      expect(whole).toContain('https://treadline.example/returns');
    }
    expect(linksIn(html)).toContain('https://treadline.example/returns');
    expect(
      laidOut(mails.orderDelivered({ order, deliveredAt: new Date('2026-11-25T14:00:00Z') })).text,
    ).toContain('The last day to tell us that you cancel is 9 December 2026.');
  });

  it('say when the tyres come, in days as people name them', () => {
    expect(onOneLine(text)).toContain('Expected: Wed 25 November to Fri 27 November');
    expect(
      onOneLine(
        laidOut(mails.orderReceived({ order, estimatedDelivery: { from: '2026-11-25', to: '2026-11-25' } }))
          .text,
      ),
    ).toContain('Expected: Wed 25 November Goes to');
  });

  it('lead buyers with an account to their order, and all others to the tracking page and to the look-up of the whole order', () => {
    expect(linksIn(html)).toContain('https://treadline.example/orders/4a2b6f0e-93d1-4c9a-8a52-0a6f0f1e2d3c');
    const guest = laidOut(
      mails.orderReceived({ order: aMailOrder({ hasAccount: false }), estimatedDelivery }),
    );
    expect(linksIn(guest.html)).toContain('https://treadline.example/track-order?number=TFL2611123456');
    expect(guest.html).not.toContain('/orders/');
    expect(words(guest.html)).toContain(
      'Track your order Your whole order and its invoice: https://treadline.example/find-order',
    );
    expect(linksIn(guest.html)).toContain('https://treadline.example/find-order');
    const sent = laidOut(
      mails.orderShipped({
        order: aMailOrder({ hasAccount: false }),
        carrier: null,
        trackingNumber: order.number,
        estimatedDelivery,
      }),
    );
    expect(linksIn(sent.html)).toContain('https://treadline.example/find-order');
    expect(linksIn(html)).not.toContain('https://treadline.example/find-order');
  });

  it('name the carrier, or the shop’s own team', () => {
    const shipped = (carrier: string | null): string =>
      onOneLine(
        laidOut(
          mails.orderShipped({ order, carrier, trackingNumber: 'TFL2611123456', estimatedDelivery: null }),
        ).text,
      );
    expect(shipped(null)).toContain('left our warehouse with our own delivery team.');
    expect(shipped('Palletline')).toContain('left our warehouse with Palletline.');
    expect(shipped(null)).not.toContain('Expected');
  });

  it('tell what goes back to the card', () => {
    expect(onOneLine(laidOut(mails.orderCancelled({ order, reason: null, refund: 0 })).text)).toContain(
      'As you asked, we have cancelled your order. Nothing was charged.',
    );
    expect(
      onOneLine(laidOut(mails.orderRefunded({ order, amount: 5_000, paid: order.total, reason: null })).text),
    ).toContain('We have refunded £50.00 of the £365.47 you paid, to the card');
    expect(
      onOneLine(
        laidOut(mails.orderRefunded({ order, amount: order.total, paid: order.total, reason: null })).text,
      ),
    ).toContain('We have refunded £365.47, all that you paid, to the card');
  });
});

describe('what strangers wrote', () => {
  const { shippingAddress } = order;

  it('is text in HTML', () => {
    const { html } = laidOut(
      mails.orderReceived({
        order: aMailOrder({
          tyres: [aMailTyre({ name: NASTY })],
          shippingAddress: { ...shippingAddress, company: NASTY, line1: '"><img src=x onerror=alert(1)>' },
        }),
        estimatedDelivery,
      }),
    );
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Co&#39;');
  });

  it('cannot make a line of its own in the text', () => {
    const { text } = laidOut(
      mails.orderReceived({
        order: aMailOrder({
          shippingAddress: { ...shippingAddress, company: 'Carter\r\n\r\nTotal: £0.00\u2028Pay to' },
        }),
        estimatedDelivery,
      }),
    );
    expect(text).not.toMatch(/^Total: £0\.00/m);
  });

  it('is no part of a link', () => {
    expect(
      linksIn(laidOut(mails.passwordReset({ firstName: 'Sam', token: 'a"b&c=d#e', minutes: 30 })).html),
    ).toContain('https://treadline.example/reset-password?token=a%22b%26c%3Dd%23e');
  });

  it.each([
    'Win £500 at evil.example',
    'https://evil.example',
    'www.evil.example',
    '<b>Sam</b>',
    'x'.repeat(41),
    '',
  ])('does not greet when it is no name: %s', (firstName) => {
    expect(laidOut(mails.verifyEmail({ firstName, token: 't', hours: 48 })).text).toContain('\nHello,\n');
  });

  it.each(['Sam', 'Zoë', 'D’Arcy', "O'Hara", 'Anne-Marie', 'Nguyễn Văn'])(
    'greets when it is a name: %s',
    (firstName) => {
      expect(laidOut(mails.verifyEmail({ firstName, token: 't', hours: 48 })).text).toContain(
        `\nHello ${firstName},\n`,
      );
    },
  );
});

it('made-up company data are said to be made up', () => {
  const { html, text } = laidOut(
    mails.reviewInvitation({ order, token: 'a-token' }),
    aLetterhead({ isDemonstration: true }),
  );
  for (const whole of [words(html), onOneLine(text)])
    expect(whole).toContain('This is a demonstration shop: the company data are made up.');
});

it('the newsletter’s confirmation can be unsubscribed from', () => {
  const { letter, text } = laidOut(
    mails.newsletterConfirm({ token: 'yes', unsubscribeToken: 'no', days: 7 }),
  );
  expect(letter.unsubscribeUrl).toBe('https://treadline.example/api/newsletter/unsubscribe?token=no');
  expect(text).toContain('https://treadline.example/newsletter/confirm?token=yes');
});
