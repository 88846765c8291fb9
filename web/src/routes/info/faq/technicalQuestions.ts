import { warrantyTerms } from '../warrantyTerms.ts';
import type { FaqQuestion } from './faqCategory.ts';
import { html } from './html.ts';

/** Using tyres safely and within the law. */
export function technicalQuestions(): FaqQuestion[] {
  return [
    {
      question: 'When must I replace my tyres?',
      answer: html`<p>
        By law a car tyre needs at least 1.6 mm of tread across the central three quarters, all the way round;
        a motorcycle over 50 cc needs 1 mm. Wet grip falls well before that, so many experts advise changing
        at 3 mm. Replace a tyre with a bulge, a deep cut or cracks at once, and have tyres older than
        ${warrantyTerms.maximumAgeYears} years checked or replaced whatever their tread.
      </p>`,
    },
    {
      question: 'Which pressure is right?',
      answer: html`<p>
        The one your vehicle’s maker names: in the handbook, inside the fuel flap or on the driver’s door
        frame. Measure when the tyres are cold, once a month and before long journeys, and raise it as stated
        for a full load.
      </p>`,
    },
    {
      question: 'Can I mix tyres of different makes or seasons?',
      answer: html`<p>
        Fit the same tyre on both wheels of an axle. Different makes front and rear are allowed if size and
        rating are right. Do not mix summer and winter tyres on one vehicle. If you replace only two, put the
        newer pair on the rear axle, unless the maker says otherwise.
      </p>`,
    },
    {
      question: 'What do the classes on the tyre label mean?',
      answer: html`<p>
        Fuel efficiency and wet grip run from A, the best, to E. From A to E in wet grip a car needs up to
        about 18 m more to stop from 50 mph. Noise is the sound outside the vehicle in decibels, with a class
        from A to C.
      </p>`,
    },
    {
      question: 'Do I need winter or all-season tyres?',
      answer: html`<p>
        UK law does not ask for them. Below about 7 °C their rubber stays soft and grips better. The mountain
        with a snowflake on the sidewall shows that a tyre has passed a test on snow, which some other
        countries require in winter. See <a href="/shop?season=Winter">winter tyres</a> and
        <a href="/shop?season=All+Season">all-season tyres</a>.
      </p>`,
    },
    {
      question: 'What is special about run-flat tyres?',
      answer: html`<p>
        Their stiff sidewalls carry the vehicle for a while without air, usually up to 50 miles at up to 50
        mph. They belong on vehicles with tyre pressure monitoring. Do not mix them with ordinary tyres.
      </p>`,
    },
    {
      question: 'Can a puncture be repaired?',
      answer: html`<p>
        Often, if the hole is small and in the central part of the tread, and the tyre was not driven flat.
        The British Standard BS AU 159 says which repairs are safe. Damage in the sidewall means a new tyre.
      </p>`,
    },
    {
      question: 'What does the warranty cover?',
      answer: html`<p>
        Faults in material and making, for years that depend on the brand. Terms, the road hazard plan and how
        to claim are on <a href="/warranty">Warranty &amp; Guarantees</a>. Your rights under the Consumer
        Rights Act 2015 stand beside it.
      </p>`,
    },
  ];
}
