import { formatReach } from '@treadline/schema/trade/places/reach';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import { clockTime } from '../../../lib/text/clockTime.ts';
import type { FaqQuestion, FaqShop } from './faqCategory.ts';
import { html } from './html.ts';

function priceList({ delivery }: FaqShop): string {
  const lines = delivery.map(({ name, price, description, freeFrom }) => {
    const free = freeFrom === null ? '' : `, free from ${formatAmount(freeFrom)}`;
    return html`<li>${name}: ${formatPrice(price)}${free}. ${description}.</li>`;
  });
  return `<ul>${lines.join('')}</ul>`;
}

/** Questions about delivery and fitting. */
export function deliveryQuestions(shop: FaqShop): FaqQuestion[] {
  const { baseTown, claims } = shop;
  const reach = formatReach(shop.mobileFittingRadiusKm);
  return [
    {
      id: 'delivery-cost',
      question: 'What does delivery cost and how long does it take?',
      answer:
        priceList(shop) +
        html`<p>${shop.deliveryCoverage}</p>
          <p>At the checkout you see which of them are available for your postcode before you pay.</p>`,
    },
    {
      id: 'dispatch',
      question: 'When is my order dispatched?',
      answer: html`<p>
        Order before ${clockTime(shop.dispatchCutOff)}, Mon-Fri, and we dispatch the same day. Orders placed
        later leave the next working day, and weekend orders leave on Monday. We process emergency orders
        within ${shop.emergencyProcessingHours} hours on any day, and they leave at the same times as other
        orders.
      </p>`,
    },
    {
      id: 'who-delivers',
      question: 'Who delivers my tyres?',
      answer: html`<p>
        ${
          shop.claims.ownDeliveryTeam ??
          'Our own drivers or a carrier. Once your tyres have left, your order shows who brings them'
        }.
      </p>`,
    },
    {
      id: 'fitting',
      question: 'Where can I have my tyres fitted?',
      answer: html`<p>
        At one of our <a href="/fitting-centers">fitting centres</a>: choose “Fitted at a centre” in your
        cart, then the place and a time that is free there. You pay once, for tyres and fitting. Around
        ${baseTown} our vans can also come to you. Any other garage can fit tyres that we deliver to it; you
        book and pay that yourself.
      </p>`,
    },
    {
      id: 'mobile-fitting',
      question: 'Will a mobile fitter come to me, and what does it cost?',
      answer: html`<p>
        Our mobile fitters come to your home or work within about ${reach} of ${baseTown}.
        ${claims.freeMobileFitting}. For fewer you pay the fully fitted price of each tyre and the call-out,
        which your cart shows before you pay. Choose “Fitted at home or work” there, or call
        <a href="${shop.secondPhoneHref}">${shop.secondPhone}</a>.
      </p>`,
    },
    {
      id: 'flat-tyre',
      question: 'I have a flat tyre now. What should I do?',
      answer: html`<p>
        Stop somewhere safe. On a motorway, wait behind the barrier. Then call
        <a href="${shop.secondPhoneHref}">${shop.secondPhone}</a>. Are you within about ${reach} of
        ${baseTown}? ${claims.callout}. If you are in danger, call 999.
      </p>`,
    },
    {
      id: 'at-home',
      question: 'Do I have to be in when my tyres come?',
      answer: html`<p>
        It’s best if someone is, because tyres are heavy and we’d rather hand them over. If nobody is, the
        driver may leave them in a safe place or with a neighbour, and your order then shows where, with a
        photograph if there is one. Out all day? Have them delivered to your work or to the garage that fits
        them.
      </p>`,
    },
    {
      id: 'towns',
      question: 'Which towns do your mobile fitters come to?',
      answer: html`<p>
        ${baseTown} and everywhere within about ${reach} of it.
        <a href="/bedford-tyres">Mobile fitting around ${baseTown}</a> lists the towns with their distances,
        on a map.
      </p>`,
    },
    {
      id: 'place-for-fitting',
      question: 'What does a mobile fitter need?',
      answer: html`<p>
        Level, hard ground with about two metres beside the car, its key, and the adaptor if it has locking
        wheel nuts. Grass, gravel, slopes and the hard shoulder are too dangerous for a jack. See
        <a href="/bedford-tyres">how a visit goes</a>.
      </p>`,
    },
  ];
}
