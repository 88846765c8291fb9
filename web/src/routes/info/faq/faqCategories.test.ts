import { describe, expect, it } from 'vitest';
import { plainText } from '../../../lib/text/articleHtml.ts';
import { faqCategories } from './faqCategories.ts';
import type { FaqShop } from './faqCategory.ts';
import { faqJsonLd } from './faqJsonLd.ts';
import { countQuestions } from './searchFaq.ts';

/** Figures that no answer would contain by chance. */
const SHOP: FaqShop = {
  __typename: 'ShopSettings',
  email: 'ask@shop.test',
  phone: '01632 960 555',
  phoneHref: 'tel:+441632960555',
  secondPhone: '01632 960 666',
  secondPhoneHref: 'tel:+441632960666',
  baseTown: 'Olney',
  dispatchCutOff: '11:00',
  emergencyProcessingHours: 7,
  mobileFittingRadiusKm: 61,
  freeDeliveryFrom: 23_400,
  priceMatchDays: 9,
  returnDays: 33,
  cancellationDays: 16,
  stockAgeMonths: 19,
  tyreAgeYears: 11,
  planMonths: 27,
  roadHazardPlan: { __typename: 'RoadHazardPlan', tyre: 2_610, fourTyres: 8_840, premiumTyre: 3_720 },
  deliveryCoverage: 'Everywhere but the moon.',
  claims: {
    __typename: 'ShopClaims',
    products: 12_345,
    summer: 11_111,
    winter: 1_222,
    allSeason: 888,
    freeDelivery: 'Free delivery over £234',
    freeMobileFitting: 'Mobile fitting is free for 3 tyres or more',
    callout: 'We aim to be with you within 77 minutes of your call',
    ownDeliveryTeam: 'Delivered by us',
  },
  delivery: [
    {
      __typename: 'DeliveryOption',
      method: 'STANDARD',
      name: 'Standard',
      price: 1_633,
      freeFrom: 23_400,
      description: 'In a while',
    },
  ],
} as unknown as FaqShop;

const categories = faqCategories(SHOP);
const questions = categories.flatMap((category) => category.questions);
const everything = questions.map(({ question, answer }) => `${question} ${plainText(answer)}`).join('\n');

describe('the questions and answers', () => {
  it('INFO-14 INFO-17 are in four categories, each with icon, colour and questions', () => {
    expect(categories.map(({ category }) => category)).toEqual([
      'Ordering & Products',
      'Delivery & Fitting',
      'Pricing & Payment',
      'Technical Support',
    ]);
    for (const { Icon, colour, questions: those } of categories) {
      expect(Icon).toBeDefined();
      expect(colour).toMatch(/^bg-/);
      expect(those.length).toBeGreaterThanOrEqual(8);
      for (const { answer } of those) expect(answer).toMatch(/^<(?:p|ul)>.+<\/p>$/s);
    }
    expect(countQuestions(categories)).toBeGreaterThanOrEqual(32);
  });

  it('INFO-15 have ids for links, unique on the page', () => {
    const ids = questions.map(({ id }) => id);
    expect(new Set([...ids, 'contact', 'main']).size).toBe(ids.length + 2);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('take every figure from the settings', () => {
    const figures = [
      '01632 960 555',
      '01632 960 666',
      'ask@shop.test',
      '11:00 AM',
      '7 hours on any day',
      '61 km',
      '3 tyres or more',
      '77 minutes',
      '£234',
      '9 days',
      '33 days',
      '16 days',
      '19 months',
      '11 years',
      '27 months',
      '£26.10',
      '£88.40',
      '£37.20',
      '12,345+',
      '£16.33',
      'Everywhere but the moon.',
      'around Olney',
    ];
    for (const figure of figures) expect(everything).toContain(figure);
    expect(everything).not.toMatch(/Bedford|£200|\b50 km|\b90 minutes|\b30 days/);
  });

  it('are the same in the markup for search engines', () => {
    expect(faqJsonLd(categories, 'https://shop.test').mainEntity).toMatchObject(
      questions.map(({ id, question, answer }) => ({
        '@id': `https://shop.test/faq#${id}`,
        name: question,
        acceptedAnswer: { text: answer },
      })),
    );
  });

  it('mention a carrier unless the shop claims that its own team delivers', () => {
    const shop = { ...SHOP, claims: { ...SHOP.claims, ownDeliveryTeam: null } };
    const questions = faqCategories(shop).flatMap((category) => category.questions);
    expect(questions.find(({ id }) => id === 'who-delivers')?.answer).toContain('or a carrier.');
  });
});
