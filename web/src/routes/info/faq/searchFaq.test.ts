import { ShoppingCart } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { FaqCategory } from './faqCategory.ts';
import { countQuestions, searchFaq } from './searchFaq.ts';

const look = { Icon: ShoppingCart, colour: '' };
const categories: FaqCategory[] = [
  {
    category: 'Delivery & Fitting',
    ...look,
    questions: [
      { id: 'x', question: 'When is my order dispatched?', answer: '<p>The <strong>same</strong> day.</p>' },
    ],
  },
  {
    category: 'Pricing & Payment',
    ...look,
    questions: [
      { id: 'x', question: 'How can I pay?', answer: '<p>By card, the same as in a shop &amp; online.</p>' },
      { id: 'x', question: 'Do you match prices?', answer: '<p class="strong">Yes.</p>' },
    ],
  },
];
const found = (typed: string) =>
  searchFaq(categories, typed).flatMap(({ questions }) => questions.map(({ question }) => question));

describe('searching questions and answers', () => {
  it('INFO-16 the search finds words in questions, in any case', () => {
    expect(found('DISPATCHED')).toEqual(['When is my order dispatched?']);
  });

  it('INFO-16 the search finds words in answers, across their tags', () => {
    expect(found('the same day')).toEqual(['When is my order dispatched?']);
    expect(found('shop & online')).toEqual(['How can I pay?']);
  });

  it('INFO-16 the search ignores markup', () => {
    expect(found('strong')).toEqual([]);
  });

  it('INFO-16 the search leaves out categories without a match', () => {
    expect(searchFaq(categories, 'match').map(({ category }) => category)).toEqual(['Pricing & Payment']);
  });

  it.each(['', '   '])('shows everything for “%s”', (typed) => {
    expect(countQuestions(searchFaq(categories, typed))).toBe(3);
  });

  it('INFO-16 the search finds nothing for unknown words', () => {
    expect(found('caravan')).toEqual([]);
  });
});
