import { plainText } from '../../parts/articleHtml.ts';
import type { FaqCategory } from './faqCategory.ts';

/**
 * The questions whose own words or whose answer hold what was typed, whatever its case; categories without any
 * are left out. Blank text leaves everything.
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
