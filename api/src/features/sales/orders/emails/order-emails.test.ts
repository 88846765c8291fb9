import { describe, expect, it } from 'vitest';
import { aMailTyre, laidOut, linksIn, onOneLine, wordsOf } from '../../../../../test/fixtures/mail.ts';
import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import { orderCancelled } from './order-cancelled.email.ts';
import { orderDelivered } from './order-delivered.email.ts';
import { REFUND_ID } from './order-emails.builder.ts';
import { orderProcessing } from './order-processing.email.ts';
import { orderReceived } from './order-received.email.ts';
import { orderRefunded } from './order-refunded.email.ts';
import { orderShipped } from './order-shipped.email.ts';

const order = aMailOrder();
const cancellationDays = 14;
const estimatedDelivery = { from: '2026-11-25', to: '2026-11-27' };
const NASTY = '<script>alert("x")</script> & \'Co\'';

/** Delivered by the shop's own team. */
const OWN_PARCEL = { carrier: null, number: null, url: null, window: null };

describe('order emails', () => {
  const { html, text } = laidOut(orderReceived({ order, estimatedDelivery, cancellationDays }));

  it('order emails list the tyres with sizes, label classes and totals including VAT', () => {
    const written = onOneLine(text);
    expect(written).toContain(
      'Michelin Pilot Sport 5 225/40 R18 92Y XL 2 × £104.49 = £208.98 Tyre label: fuel ' +
        'efficiency C, wet grip A, noise 72 dB (class B)',
    );
    expect(written).toContain(
      'Metzeler Roadtec 01 SE 180/55 R17 73W 1 × £140.50 = £140.50 Subtotal: £349.48 ' +
        'Standard delivery: £15.99 Total: £365.47 Includes VAT: £60.91',
    );
    const read = wordsOf(html);
    expect(read).toContain(
      'Michelin Pilot Sport 5 225/40 R18 92Y XL 2 × £104.49 £208.98 Fuel C Wet grip A Noise 72 dB · B',
    );
    expect(read).toContain('Subtotal £349.48 Standard delivery £15.99 Total £365.47 Includes VAT £60.91');
    expect(
      html.match(
        /role="img"\s+aria-label="Tyre label: fuel efficiency C, wet grip A, noise 72 dB \(class B\)"/g,
      ),
    ).toHaveLength(1);
  });

  it('order emails omit label values that a tyre doesn’t have', () => {
    const tyre = aMailTyre({ label: { fuelEfficiency: null, wetGrip: 'B', noiseDb: 70, noiseClass: null } });
    const sparse = laidOut(
      orderReceived({ order: aMailOrder({ tyres: [tyre] }), estimatedDelivery, cancellationDays }),
    );
    expect(onOneLine(sparse.text)).toContain('Tyre label: wet grip B, noise 70 dB Subtotal');
    expect(wordsOf(sparse.html)).toContain('£208.98 Wet grip B Noise 70 dB Subtotal');
  });

  it('C-05 order emails state the right to cancel within 14 days of delivery, and the last day once it’s known', () => {
    for (const whole of [wordsOf(html), onOneLine(text)]) {
      expect(whole).toContain('Your legal right to cancel within 14 days');
      expect(whole).toContain('for up to 14 days after the day your tyres arrive');
    }
    expect(linksIn(html)).toContain('https://treadline.example/returns');
    expect(
      onOneLine(
        laidOut(
          orderDelivered({
            order,
            deliveredAt: new Date('2026-11-25T14:00:00Z'),
            cancelBy: '2026-12-09',
            unusedUntil: '2026-12-25',
          }),
        ).text,
      ),
    ).toContain(
      'The last day you can tell us you’re cancelling is 9 December 2026. After that, we take unused tyres ' +
        'back until 25 December 2026.',
    );
  });

  it('the first email says it isn’t an acceptance; only the dispatch email makes the contract', () => {
    const sent = laidOut(
      orderShipped({
        order,
        parcel: OWN_PARCEL,
        centreParcel: null,
        estimatedDelivery: null,
        cancellationDays,
      }),
    );
    expect(onOneLine(text)).toContain(
      'It isn’t our acceptance yet: your contract with Treadline Tyres Ltd is made when we email you',
    );
    expect(onOneLine(sent.text)).toContain(
      'This email confirms that we’ve accepted your order: your contract with Treadline Tyres Ltd is now made',
    );
    // The first email, which arrives before the goods, gives it in full; a link wouldn't be enough.
    expect(onOneLine(text)).toContain('I/We* hereby give notice that I/We* cancel');
    expect(onOneLine(sent.text)).not.toContain('hereby give notice');
    expect(linksIn(sent.html)).toContain('https://treadline.example/returns');
  });

  it('order emails show each tyre, the payment method and both addresses, and link to the invoice', () => {
    expect(html).toContain(
      'src="https://treadline.example/uploads/products/pilot-sport-5-three-quarter-v1-320.jpg"',
    );
    const written = onOneLine(text);
    expect(written).toContain('Payment: Visa ending 4242');
    expect(written).toContain('Billing address: Alex Carter, Carter & Daughter Ltd, 9 Invoice Road, Luton');
    expect(text).toContain(
      'Invoice INV-000123:\nhttps://treadline.example/orders/4a2b6f0e-93d1-4c9a-8a52-0a6f0f1e2d3c/invoice\n',
    );
    const unpaid = aMailOrder({
      paymentMethod: null,
      invoiceNumber: null,
      billingAddress: order.shippingAddress,
    });
    const asked = laidOut(orderReceived({ order: unpaid, estimatedDelivery, cancellationDays })).text;
    expect(asked).not.toMatch(/Payment:|Invoice/);
    expect(asked).toContain('Billing address: The same');
  });

  it('delivery that costs nothing is shown as free', () => {
    const free = laidOut(
      orderReceived({ order: aMailOrder({ shipping: 0 }), estimatedDelivery, cancellationDays }),
    );
    for (const whole of [onOneLine(free.text).replaceAll(':', ''), wordsOf(free.html)])
      expect(whole).toContain('Standard delivery Free Total');
  });

  it('order emails give the delivery estimate with weekdays and month names', () => {
    expect(onOneLine(text)).toContain('Expected: Wed 25 November to Fri 27 November');
    expect(
      onOneLine(
        laidOut(
          orderReceived({
            order,
            estimatedDelivery: { from: '2026-11-25', to: '2026-11-25' },
            cancellationDays,
          }),
        ).text,
      ),
    ).toContain('Expected: Wed 25 November Delivery address');
  });

  it('order emails link to the order’s page; a guest’s link carries the key after a #', () => {
    const path = 'https://treadline.example/orders/4a2b6f0e-93d1-4c9a-8a52-0a6f0f1e2d3c';
    expect(linksIn(html)).toContain(path);
    const guests = aMailOrder({ key: 'a.key' });
    for (const mail of [
      orderReceived({ order: guests, estimatedDelivery, cancellationDays }),
      orderProcessing({ order: guests, estimatedDelivery }),
      orderShipped({
        order: guests,
        parcel: OWN_PARCEL,
        centreParcel: null,
        estimatedDelivery,
        cancellationDays,
      }),
    ]) {
      const links = linksIn(laidOut(mail).html);
      expect(links).toContain('https://treadline.example/track-order?number=TFL2611-4K7M-9XQ2-HB3D');
      expect(links).toContain(`${path}#key=a.key`);
    }
  });

  it('order emails name the carrier, or the shop’s own team', () => {
    const shipped = (carrier: string | null): string =>
      onOneLine(
        laidOut(
          orderShipped({
            order,
            centreParcel: null,
            parcel: { ...OWN_PARCEL, carrier },
            estimatedDelivery: null,
            cancellationDays,
          }),
        ).text,
      );
    expect(shipped(null)).toContain('left our warehouse with our own delivery team.');
    expect(shipped('Palletline')).toContain('left our warehouse with Palletline.');
    expect(shipped(null)).not.toContain('Expected');
  });

  it('the dispatch email links to the carrier’s page and says when the driver comes', () => {
    const url = 'https://track.dpd.co.uk/search?reference=15501234567890';
    const window = { day: '2026-11-24', from: '10:00', until: '12:00' };
    const parcel = { carrier: 'DPD', number: '15501234567890', url, window };
    const mail = laidOut(
      orderShipped({ order, parcel, centreParcel: null, estimatedDelivery, cancellationDays }),
    );
    expect(linksIn(mail.html)).toContain(url);
    expect(onOneLine(mail.text)).toContain(
      'Tracking number: 15501234567890 Planned delivery: Tuesday 24 November, between 10:00 and 12:00',
    );
  });

  it('refund emails say how much was refunded and where it goes', () => {
    expect(
      onOneLine(
        laidOut(orderCancelled({ order, reason: null, refund: 0, refundId: null, isOffline: false })).text,
      ),
    ).toContain('Hello Sam, Nothing was charged.');
    const refunded = { order, reason: null, refundId: REFUND_ID, isOffline: false };
    expect(
      onOneLine(laidOut(orderRefunded({ ...refunded, amount: order.total, isWhole: true })).text),
    ).toContain('It’s all you paid, and goes back to the card');
    expect(
      onOneLine(laidOut(orderRefunded({ ...refunded, amount: 5_000, isWhole: false, isOffline: true })).text),
    ).toContain('It’s the rest of what you paid, and goes back to you directly');
  });

  it('refund emails link to the credit note, if there is an invoice to credit', () => {
    const told = (invoiceNumber: string | null): string[] =>
      linksIn(
        laidOut(
          orderRefunded({
            order: { ...order, invoiceNumber },
            reason: null,
            amount: order.total,
            refundId: REFUND_ID,
            isWhole: true,
            isOffline: false,
          }),
        ).html,
      );
    const url = `https://treadline.example/orders/${order.id}/credit-notes/${REFUND_ID}`;
    expect(told('INV-000123')).toContain(url);
    expect(told(null)).not.toContain(url);
  });
});

describe('untrusted text in order emails', () => {
  const { shippingAddress } = order;

  it('untrusted text is escaped in the HTML of order emails', () => {
    const { html } = laidOut(
      orderReceived({
        order: aMailOrder({
          tyres: [aMailTyre({ name: NASTY })],
          shippingAddress: { ...shippingAddress, company: NASTY, line1: '"><img src=x onerror=alert(1)>' },
        }),
        estimatedDelivery,
        cancellationDays,
      }),
    );
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Co&#39;');
  });

  it('untrusted text can’t start a new line in the text of order emails', () => {
    const { text } = laidOut(
      orderReceived({
        order: aMailOrder({
          shippingAddress: { ...shippingAddress, company: 'Carter\r\n\r\nTotal: £0.00\u2028Pay to' },
        }),
        estimatedDelivery,
        cancellationDays,
      }),
    );
    expect(text).not.toMatch(/^Total: £0\.00/m);
  });
});
