import type { JsonLd } from '../../../lib/head/schemaOrg.ts';
import type { FaqCategory } from './faqCategory.ts';

/** All questions as schema.org's FAQPage, regardless of the current search. */
export function faqJsonLd(categories: readonly FaqCategory[], origin: string): JsonLd<'FAQPage'> {
  const questions = categories.flatMap((category) => category.questions);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en-GB',
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question' as const,
      '@id': `${origin}/faq#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
