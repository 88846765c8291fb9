import type { JsonLd } from '../../../lib/headTags.ts';
import type { FaqCategory } from './faqCategory.ts';

/** All questions as schema.org's FAQPage, regardless of the current search. */
export function faqJsonLd(categories: readonly FaqCategory[]): JsonLd {
  const questions = categories.flatMap((category) => category.questions);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en-GB',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
