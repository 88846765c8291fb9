// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faqCategories } from './faqCategories.ts';
import { faqJsonLd } from './faqJsonLd.ts';
import { countQuestions } from './searchFaq.ts';

/** The text that a shop starts with. */
const FIRST = readFileSync(
  new URL('../../../../../tools/seed/data/pages/shop-faq.html', import.meta.url),
  'utf8',
);

const categories = faqCategories(FIRST);
const questions = categories.flatMap((category) => category.questions);

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
    expect(ids).toContain('do-you-match-prices');
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

  it('follow what the owner writes, with further categories and questions of the same words', () => {
    const written =
      '<p>Hello</p><h2>Empty</h2><h2>Contact</h2><h3>Contact</h3><p><strong>Ring</strong></p><ul><li>us</li></ul>' +
      '<h3>Contact</h3><p><a href="/contact">Write</a></p>';
    expect(faqCategories(written)).toMatchObject([
      {
        category: 'Contact',
        questions: [
          {
            id: 'contact-2',
            question: 'Contact',
            answer: '<p><strong>Ring</strong></p><ul><li>us</li></ul>',
          },
          { id: 'contact-3', question: 'Contact', answer: '<p><a href="/contact">Write</a></p>' },
        ],
      },
    ]);
  });
});
