import { plainText } from '../../../lib/text/articleHtml.ts';
import type { FaqCategory } from './faqCategory.ts';

/**
 * The questions whose text or answer contains the search text, in any case, without categories that have
 * none. Blank text matches everything.
 */
export function searchFaq(categories: readonly FaqCategory[], typed: string): FaqCategory[] {
  const words = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  return categories.flatMap((category) => {
    const questions = category.questions.filter(({ question, answer }) =>
      `${question}\n${plainText(answer)}`.toLowerCase().includes(words),
    );
    return questions.length === 0 ? [] : [{ ...category, questions }];
  });
}

/** How many questions there are in all categories together. */
export function countQuestions(categories: readonly FaqCategory[]): number {
  return categories.reduce((sum, { questions }) => sum + questions.length, 0);
}
