import { CreditCard, ShoppingCart, Truck, Wrench } from 'lucide-react';
import { plainText } from '../../../lib/text/articleHtml.ts';
import { freeId, topElements } from '../../parts/text/shopText.ts';
import type { FaqCategory, FaqQuestion } from './faqCategory.ts';

/** The looks of the categories, in turn. */
const LOOKS = [
  { Icon: ShoppingCart, colour: 'bg-signal text-on-signal' },
  { Icon: Truck, colour: 'bg-good text-paper' },
  { Icon: CreditCard, colour: 'bg-plate-band text-on-asphalt' },
  { Icon: Wrench, colour: 'bg-ink text-paper' },
] as const;

/** Fragments that the page has for something else. */
const TAKEN = ['contact', 'main'];

/** The questions of the owner's text: its headings are the categories, its smaller headings the questions. */
export function faqCategories(html: string): FaqCategory[] {
  const ids = new Set(TAKEN);
  const categories: { category: string; questions: FaqQuestion[] }[] = [];
  for (const { name, inner, html: element } of topElements(html)) {
    const questions = categories.at(-1)?.questions;
    const last = questions?.at(-1);
    if (name === 'h2') categories.push({ category: plainText(inner), questions: [] });
    else if (name === 'h3')
      questions?.push({ id: freeId(ids, plainText(inner)), question: plainText(inner), answer: '' });
    else if (last) last.answer += element;
  }
  return categories
    .filter(({ questions }) => questions.length > 0)
    .map((category, index) => ({ ...category, ...(LOOKS[index % LOOKS.length] ?? LOOKS[0]) }));
}
