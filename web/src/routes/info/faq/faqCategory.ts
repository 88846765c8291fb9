import type { LucideIcon } from 'lucide-react';
import type { FaqQuery } from './FaqRoute.generated.ts';

/** The shop's settings that answers use. */
export type FaqShop = FaqQuery['shopSettings'];

export interface FaqQuestion {
  /** What links to it name: /faq#delivery-cost. It stays when the question is worded anew. */
  id: string;
  question: string;
  /** Safe HTML. */
  answer: string;
}

export interface FaqCategory {
  category: string;
  Icon: LucideIcon;
  /** The classes for the icon's background and stroke. */
  colour: string;
  questions: readonly FaqQuestion[];
}
