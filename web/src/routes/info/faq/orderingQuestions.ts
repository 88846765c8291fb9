import { formatCount } from '../../../lib/format.ts';
import type { FaqQuestion, FaqShop } from './faqCategory.ts';
import { html } from './html.ts';

/** Choosing tyres and ordering them. */
export function orderingQuestions({
  claims,
  email,
  cancellationDays,
  stockAgeMonths,
}: FaqShop): FaqQuestion[] {
  return [
    {
      question: 'How do I find the tyres that fit my vehicle?',
      answer: html`<p>
        Enter your registration on the <a href="/">home page</a>, or choose the size in the
        <a href="/shop">shop</a>. The same model can come with different wheels, so check the result against
        the sidewall of your current tyres or your handbook.
      </p>`,
    },
    {
      question: 'What do the numbers on the sidewall mean?',
      answer: html`<p>
        In <strong>205/55 R16 91V</strong> the tyre is 205 mm wide, its sidewall is 55 % of that high, R
        stands for radial, and the rim measures 16 inches. 91 is the load index (615 kg a tyre) and V the
        speed rating (149 mph). Never fit a lower load index or speed rating than your vehicle needs.
      </p>`,
    },
    {
      question: 'Which kinds of tyres do you sell?',
      answer: html`<p>
        Tyres for cars, 4x4s and SUVs, vans and motorcycles: ${formatCount(claims.products)}+ in our
        catalogue, including ${formatCount(claims.summer)}+ summer, ${formatCount(claims.winter)}+ winter and
        ${formatCount(claims.allSeason)}+ all-season tyres.
      </p>`,
    },
    {
      question: 'How old are the tyres you deliver?',
      answer: html`<p>
        At most ${stockAgeMonths} months. The last four digits of the DOT code on the sidewall show the week
        and year: 1226 is week 12 of 2026.
      </p>`,
    },
    {
      question: 'Do I need an account to order?',
      answer: html`<p>
        No. Add tyres to your <a href="/cart">cart</a> and check out as a guest. We only ask for what we need
        to take payment and deliver.
      </p>`,
    },
    {
      question: 'Can I change or cancel my order?',
      answer: html`<p>
        Yes. Email <a href="mailto:${email}">${email}</a> with your order number as soon as you can, and we’ll
        change or stop anything that hasn’t been dispatched. By law you also have ${cancellationDays} days to
        cancel after delivery. See <a href="/returns">Returns &amp; Refunds</a>.
      </p>`,
    },
  ];
}
