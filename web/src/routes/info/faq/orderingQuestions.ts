import { formatCount } from '../../../lib/text/format.ts';
import type { FaqQuestion, FaqShop } from './faqCategory.ts';
import { html } from './html.ts';

/** Questions about choosing and ordering tyres. */
export function orderingQuestions({
  claims,
  email,
  cancellationDays,
  stockAgeMonths,
  phone,
  phoneHref,
}: FaqShop): FaqQuestion[] {
  return [
    {
      id: 'finding-tyres',
      question: 'How do I find the tyres that fit my vehicle?',
      answer: html`<p>
        Enter your registration on the <a href="/">home page</a>, or choose the size in the
        <a href="/shop">shop</a>. The same model can come with different wheels, so check the result against
        the sidewall of your current tyres or your handbook.
      </p>`,
    },
    {
      id: 'sidewall',
      question: 'What do the numbers on the sidewall mean?',
      answer: html`<p>
        In <strong>205/55 R16 91V</strong> the tyre is 205 mm wide, the height of its sidewall is 55% of that,
        R stands for radial, and the rim measures 16 inches. 91 is the load index (615 kg a tyre) and V the
        speed rating (149 mph). Never fit a lower load index or speed rating than your vehicle needs.
      </p>`,
    },
    {
      id: 'range',
      question: 'Which kinds of tyres do you sell?',
      answer: html`<p>
        Tyres for cars, 4x4s and SUVs, vans and motorcycles: ${formatCount(claims.products)}+ in our
        catalogue, including ${formatCount(claims.summer)}+ summer, ${formatCount(claims.winter)}+ winter and
        ${formatCount(claims.allSeason)}+ all-season tyres.
      </p>`,
    },
    {
      id: 'age-of-our-tyres',
      question: 'How old are the tyres you deliver?',
      answer: html`<p>
        At most ${stockAgeMonths} months. The last four digits of the DOT code on the sidewall show the week
        and year: 1226 is week 12 of 2026. Our <a href="/tools/tyre-age">tyre age tool</a> reads the code for
        you.
      </p>`,
    },
    {
      id: 'account',
      question: 'Do I need an account to order?',
      answer: html`<p>
        No. Add tyres to your <a href="/cart">cart</a> and check out as a guest. We only ask for what we need
        to take payment and deliver.
      </p>`,
    },
    {
      id: 'changing-an-order',
      question: 'Can I change or cancel my order?',
      answer: html`<p>
        Yes. Email <a href="mailto:${email}">${email}</a> with your order number as soon as you can, and we’ll
        change or stop anything that hasn’t been dispatched. By law you also have ${cancellationDays} days to
        cancel after delivery. See <a href="/returns">Returns &amp; Refunds</a>.
      </p>`,
    },
    {
      id: 'two-sizes',
      question: 'My car has different sizes front and rear. How do I order them?',
      answer: html`<p>
        Search by registration: if your car left the factory with two sizes, the
        <a href="/shop">shop</a> shows the tyres for each axle. Add two of each to your cart. Keep to the same
        model front and rear if it comes in both sizes, and never swap the axles.
      </p>`,
    },
    {
      id: 'out-of-stock',
      question: 'The tyre I want is out of stock. What now?',
      answer: html`<p>
        Choose “Tell me when it’s back” on its page and we’ll email you once, when it is. Or let the
        <a href="/finder">tyre finder</a> suggest others in your size, or call us on
        <a href="${phoneHref}">${phone}</a>.
      </p>`,
    },
    {
      id: 'tracking',
      question: 'Where is my order?',
      answer: html`<p>
        We email you at each step. <a href="/track-order">Track order</a> shows the same with your order’s
        tracking number, and if you have an account your orders are in <a href="/orders">your account</a>. As
        a guest, <a href="/find-order">find your order</a> by its number and your email address.
      </p>`,
    },
  ];
}
