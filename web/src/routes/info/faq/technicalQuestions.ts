import type { FaqQuestion, FaqShop } from './faqCategory.ts';
import { html } from './html.ts';

/** Questions about using tyres safely and legally. */
export function technicalQuestions({ tyreAgeYears }: FaqShop): FaqQuestion[] {
  return [
    {
      id: 'replacing',
      question: 'When should I replace my tyres?',
      answer: html`<p>
        By law a car tyre needs at least 1.6 mm of tread across the central three-quarters, all the way round;
        a motorcycle over 50 cc needs 1 mm. Wet grip falls well before that, so many experts advise changing
        at 3 mm. Replace a tyre with a bulge, a deep cut or cracks straight away, and have tyres over
        ${tyreAgeYears} years old checked or replaced, however much tread they have.
      </p>`,
    },
    {
      id: 'pressure',
      question: 'What pressure should my tyres be?',
      answer: html`<p>
        The one your vehicle’s manufacturer gives in the handbook, inside the fuel flap or on the driver’s
        door frame. Check it when the tyres are cold, once a month and before long journeys, and use the
        higher pressure shown for a full load.
      </p>`,
    },
    {
      id: 'mixing',
      question: 'Can I mix tyres of different makes or seasons?',
      answer: html`<p>
        Fit the same tyre on both wheels of an axle. You can have different makes front and rear if the size
        and rating are right. Don’t mix summer and winter tyres on one vehicle. If you’re only replacing two,
        fit the new pair on the rear axle unless the vehicle’s manufacturer says otherwise.
      </p>`,
    },
    {
      id: 'tyre-label',
      question: 'What do the classes on the tyre label mean?',
      answer: html`<p>
        On the label that makers use now, fuel efficiency and wet grip run from A, the best, to E; on older
        British labels to G, where E and F are today’s D and E. From 50 mph on a wet road, a car on E-rated
        tyres can take up to about 18 m longer to stop than on A-rated ones. Noise is measured outside the
        vehicle in decibels, with a class from A to C.
      </p>`,
    },
    {
      id: 'winter',
      question: 'Do I need winter or all-season tyres?',
      answer: html`<p>
        They’re not required by UK law. Below about 7 °C their rubber stays softer and grips better. The
        mountain and snowflake symbol on the sidewall means the tyre has passed a snow test. Some other
        countries require it in winter. See <a href="/shop?season=Winter">winter tyres</a> and
        <a href="/shop?season=All+Season">all-season tyres</a>.
      </p>`,
    },
    {
      id: 'run-flat',
      question: 'What are run-flat tyres?',
      answer: html`<p>
        Run-flats have stiff sidewalls that carry the vehicle without air for a while, usually up to 50 miles
        at up to 50 mph. They’re only for vehicles with tyre pressure monitoring. Don’t mix them with standard
        tyres.
      </p>`,
    },
    {
      id: 'puncture',
      question: 'Can a puncture be repaired?',
      answer: html`<p>
        Often, if the hole is small, in the central part of the tread, and the tyre hasn’t been driven flat.
        British Standard BS AU 159 sets out which repairs are safe. If the sidewall is damaged, you’ll need a
        new tyre.
      </p>`,
    },
    {
      id: 'warranty',
      question: 'What does the warranty cover?',
      answer: html`<p>
        Faults in materials and workmanship, for a number of years that depends on the brand. See
        <a href="/warranty">Warranty &amp; Guarantees</a> for terms, the road hazard plan and how to claim.
        It’s on top of your rights under the Consumer Rights Act 2015.
      </p>`,
    },
    {
      id: 'other-size',
      question: 'Can I fit another size than my car came with?',
      answer: html`<p>
        Sometimes. It must be one that your vehicle’s manufacturer allows or that fits rim and bodywork,
        carries the same load and speed, and has almost the same circumference: a speedometer may never show
        less than the true speed. Our <a href="/tools/tyre-size-calculator">size calculator</a> compares two
        sizes. Tell your insurer, because it can count as a modification.
      </p>`,
    },
    {
      id: 'running-in',
      question: 'Do new tyres need running in?',
      answer: html`<p>
        Yes, gently: a new tyre is smooth, and grips and brakes its best only after 100 miles or so. Have the
        wheel nuts checked again after about 30 to 50 miles, and the pressures the next day, when the tyres
        are cold.
      </p>`,
    },
    {
      id: 'alignment',
      question: 'Do I need wheel alignment with new tyres?',
      answer: html`<p>
        Not always, but look at the old ones: wear on one edge, a car that pulls to one side or a crooked
        steering wheel say that the wheels are out of line, and new tyres will wear the same way. Balancing is
        part of every fitting; alignment is a job of its own, which many
        <a href="/fitting-centers">fitting centres</a> do.
      </p>`,
    },
  ];
}
