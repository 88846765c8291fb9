import { formatCount } from '../../../lib/format.ts';
import { warrantyTerms } from '../warrantyTerms.ts';
import type { FaqQuestion, FaqShop } from './faqCategory.ts';
import { html } from './html.ts';

/** Choosing tyres and ordering them. */
export function orderingQuestions({ claims, email, cancellationDays }: FaqShop): FaqQuestion[] {
  return [
    {
      question: 'How do I find the tyres that fit my vehicle?',
      answer: html`<p>
        Enter your registration on the <a href="/">home page</a>, or choose the size in the
        <a href="/shop">shop</a>. Vehicles of one model leave the factory with different wheels, so compare
        the result with the sidewall of your present tyres or with the handbook.
      </p>`,
    },
    {
      question: 'What do the numbers on the sidewall mean?',
      answer: html`<p>
        In <strong>205/55 R16 91V</strong> the tyre is 205 mm wide, its sidewall is 55 % of that high, R
        stands for radial, and the rim measures 16 inches. 91 is the load index (615 kg a tyre) and V the
        speed rating (149 mph). Never fit a lower load index or speed rating than the maker of your vehicle
        asks for.
      </p>`,
    },
    {
      question: 'Which kinds of tyres do you sell?',
      answer: html`<p>
        Tyres for cars, 4x4s and SUVs, vans and motorcycles: ${formatCount(claims.products)}+ in all, among
        them ${formatCount(claims.summer)}+ summer, ${formatCount(claims.winter)}+ winter and
        ${formatCount(claims.allSeason)}+ all-season tyres.
      </p>`,
    },
    {
      question: 'How old are the tyres you deliver?',
      answer: html`<p>
        At most ${warrantyTerms.maximumStockMonths} months. The last four digits of the DOT code on the
        sidewall name the week and the year: 1226 is week 12 of 2026.
      </p>`,
    },
    {
      question: 'Do I need an account to order?',
      answer: html`<p>
        No. Put the tyres into your <a href="/cart">cart</a> and go to the checkout as a guest. We only ask
        for what delivery and payment need.
      </p>`,
    },
    {
      question: 'Can I change or cancel my order?',
      answer: html`<p>
        Yes. Write to <a href="mailto:${email}">${email}</a> with your order number as soon as you can; what
        has not left yet we change or stop. After delivery you have ${cancellationDays} days to cancel by law:
        see <a href="/returns">Returns &amp; Refunds</a>.
      </p>`,
    },
  ];
}
