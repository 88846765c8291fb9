import { plainText } from '../../../lib/text/articleHtml.ts';
import type { FaqCategory } from './faqCategory.ts';

/**
 * The questions whose text or answer contains the search text, in any case, without empty categories. Blank text
 * matches everything.
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

/** The number of questions in all categories. */
export function countQuestions(categories: readonly FaqCategory[]): number {
  return categories.reduce((sum, { questions }) => sum + questions.length, 0);
}
