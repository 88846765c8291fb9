import { formatAmount, formatPrice } from '@treadline/schema/trade/money';
import { clockTime } from '../../../lib/clockTime.ts';
import { formatCount } from '../../../lib/format.ts';
import type { FaqQuestion, FaqShop } from './faqCategory.ts';
import { html } from './html.ts';

function priceList({ delivery }: FaqShop): string {
  const lines = delivery.map(({ name, price, description, freeFrom }) => {
    const free = freeFrom === null ? '' : `, free from ${formatAmount(freeFrom)}`;
    return html`<li>${name}: ${formatPrice(price)}${free} (${description})</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

function carrierQuestion({ claims }: FaqShop): FaqQuestion[] {
  if (claims.ownDeliveryTeam === null) return [];
  return [{ question: 'Who delivers my tyres?', answer: html`<p>${claims.ownDeliveryTeam}.</p>` }];
}

/** How tyres come, and where they are fitted. */
export function deliveryQuestions(shop: FaqShop): FaqQuestion[] {
  const { baseTown, claims, mobileFittingRadiusKm, freeMobileFittingTyres } = shop;
  return [
    {
      question: 'What does delivery cost and how long does it take?',
      answer: `${priceList(shop)}${html`<p>At the checkout you see which of them reach your postcode, before you pay.</p>`}`,
    },
    {
      question: 'When is my order dispatched?',
      answer: html`<p>
        Ordered before ${clockTime(shop.dispatchCutOff)}, Mon-Fri: the same day. Ordered later: the next
        working day. Ordered at the weekend: on Monday. Emergency orders are processed within
        ${shop.emergencyProcessingHours} hours.
      </p>`,
    },
    ...carrierQuestion(shop),
    {
      question: 'Where can I have my tyres fitted?',
      answer: html`<p>
        At one of ${formatCount(claims.fittingCentres)}+ fitting centres, at your own garage, or where you
        are, by our mobile fitters. The <a href="/fitting-centers">fitting centres around ${baseTown}</a> are
        listed with their services and hours.
      </p>`,
    },
    {
      question: 'Does mobile fitting come to me, and what does it cost?',
      answer: html`<p>
        Our van fits at your home or work within about ${mobileFittingRadiusKm} km of ${baseTown}. From
        ${freeMobileFittingTyres} tyres on the fitting is free; for fewer, ask for the price:
        <a href="${shop.secondPhoneHref}">${shop.secondPhone}</a>.
      </p>`,
    },
    {
      question: 'I have a flat tyre now. What should I do?',
      answer: html`<p>
        Stop where you are safe, on a motorway behind the barrier, and call
        <a href="${shop.secondPhoneHref}">${shop.secondPhone}</a>. Within about ${mobileFittingRadiusKm} km of
        ${baseTown} we aim to be with you in ${shop.calloutMinutes} minutes. If you are in danger, call 999.
      </p>`,
    },
  ];
}
