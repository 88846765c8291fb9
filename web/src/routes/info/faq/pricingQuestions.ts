import { formatAmount } from '@treadline/schema/trade/money';
import type { FaqQuestion, FaqShop } from './faqCategory.ts';
import { html } from './html.ts';

/** Prices, paying, and getting money back. */
export function pricingQuestions({
  claims,
  freeDeliveryFrom,
  priceMatchDays,
  returnDays,
  cancellationDays,
  email,
  phone,
  phoneHref,
}: FaqShop): FaqQuestion[] {
  return [
    {
      question: 'Do your prices include VAT and fitting?',
      answer: html`<p>
        VAT is always included. What you pay here is the mail order price, for the tyre delivered to you or to
        a garage. Fitting is not included. The fully fitted price, where a tyre shows one, is a guide to what
        the tyre comes to with fitting, balancing, a new valve and the disposal of your old tyre. You arrange
        the fitting with one of the <a href="/fitting-centers">fitting centres</a>, which set their own
        prices.
      </p>`,
    },
    {
      question: 'When is delivery free?',
      answer: html`<p>
        ${claims.freeDelivery}: standard delivery costs nothing when the tyres in your cart come to
        ${formatAmount(freeDeliveryFrom)} or more. Express and emergency delivery always have their price.
      </p>`,
    },
    {
      question: 'How can I pay?',
      answer: html`<p>
        By debit or credit card, or with Apple Pay or Google Pay where your device offers them, on the payment
        page of Stripe. Your card number goes straight to Stripe: we never see it. Your bank may ask you to
        approve the payment.
      </p>`,
    },
    {
      question: 'Do you match prices?',
      answer: html`<p>
        Yes. If you find the same tyre, new and in stock from a UK seller, at a lower total price within
        ${priceMatchDays} days of your purchase, send the link to <a href="mailto:${email}">${email}</a> and
        we refund the difference.
      </p>`,
    },
    {
      question: 'How do returns and refunds work?',
      answer: html`<p>
        Unused tyres come back within ${returnDays} days. By law you may also cancel within
        ${cancellationDays} days of delivery without giving a reason. The refund goes to the card you paid
        with. All of it stands in <a href="/returns">Returns &amp; Refunds</a>.
      </p>`,
    },
    {
      question: 'Do you sell to fleets and businesses?',
      answer: html`<p>
        Yes. For several vehicles or regular orders call <a href="${phoneHref}">${phone}</a> or write to
        <a href="mailto:${email}">${email}</a>, and we make you an offer with a VAT invoice.
      </p>`,
    },
  ];
}
