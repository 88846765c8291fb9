import { CHARGED_METHODS, methodsText } from '@treadline/schema/trade/places/delivery-method';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import type { FaqQuestion, FaqShop } from './faqCategory.ts';
import { html } from './html.ts';

/** Questions about prices, payment and refunds. */
export function pricingQuestions({
  claims,
  freeDeliveryFrom,
  priceMatchDays,
  returnDays,
  cancellationDays,
  email,
  phone,
  phoneHref,
  roadHazardPlan,
  planMonths,
}: FaqShop): FaqQuestion[] {
  return [
    {
      id: 'prices',
      question: 'Do your prices include VAT and fitting?',
      answer: html`<p>
        VAT is always included. The mail order price is for the tyre delivered to you. The fully fitted price
        is the whole price at any of our <a href="/fitting-centers">fitting centres</a>: tyre, fitting,
        balancing, a new valve and disposal of your old tyre. Alignment, TPMS valves and further old tyres are
        extras that you choose in your cart. There’s nothing to pay at the garage.
        ${claims.freeMobileFitting}.
      </p>`,
    },
    {
      id: 'free-delivery',
      question: 'When is delivery free?',
      answer: html`<p>
        ${claims.freeDelivery}: standard delivery is free when the tyres in your cart come to
        ${formatAmount(freeDeliveryFrom)} or more. There’s always a charge for
        ${methodsText(CHARGED_METHODS).toLowerCase()}.
      </p>`,
    },
    {
      id: 'paying',
      question: 'How can I pay?',
      answer: html`<p>
        By debit or credit card, or with Apple Pay or Google Pay where your device offers them, on the payment
        page of Stripe. Your card number goes straight to Stripe, so we never see it. Your bank may ask you to
        approve the payment.
      </p>`,
    },
    {
      id: 'price-match',
      question: 'Do you match prices?',
      answer: html`<p>
        Yes. If you find the same tyre, new and in stock from a UK seller, at a lower total price within
        ${priceMatchDays} days of your purchase, open <a href="/orders">your order</a>, or
        <a href="/find-order">find it</a> if you ordered as a guest, choose “Found it cheaper?” and give us
        the web address or a photograph of the offer. We’ll refund the difference.
      </p>`,
    },
    {
      id: 'returns',
      question: 'How do returns and refunds work?',
      answer: html`<p>
        You can send back unused tyres within ${returnDays} days. By law you can also cancel within
        ${cancellationDays} days of delivery without giving a reason. We refund the card you paid with. For
        full details see <a href="/returns">Returns &amp; Refunds</a>.
      </p>`,
    },
    {
      id: 'fleets',
      question: 'Do you sell to fleets and businesses?',
      answer: html`<p>
        Yes. For several vehicles or regular orders, call <a href="${phoneHref}">${phone}</a> or email
        <a href="mailto:${email}">${email}</a> for a quote. You’ll get a VAT invoice.
      </p>`,
    },
    {
      id: 'invoice',
      question: 'Where is my VAT invoice?',
      answer: html`<p>
        With your order, once you’ve paid: open it in <a href="/orders">your account</a> or
        <a href="/find-order">find it</a> by its number. It states the VAT, and you can print it or keep it as
        a PDF.
      </p>`,
    },
    {
      id: 'road-hazard-plan',
      question: 'What does the road hazard plan cost?',
      answer: html`<p>
        ${formatPrice(roadHazardPlan.tyre)} a tyre, ${formatPrice(roadHazardPlan.fourTyres)} for four, and
        ${formatPrice(roadHazardPlan.premiumTyre)} for a tyre of a premium brand. For ${planMonths} months
        from delivery it covers damage from glass, nails, potholes and kerbs that can’t be repaired. Add it in
        your cart. <a href="/warranty#road-hazard-plan">What it doesn’t cover</a>.
      </p>`,
    },
  ];
}
