import type { LucideIcon } from 'lucide-react';
import type { FaqQuery } from './FaqRoute.generated.ts';

/** The shop's settings used by answers. */
export type FaqShop = FaqQuery['shopSettings'];

export interface FaqQuestion {
  /** The fragment for links: /faq#delivery-cost. It stays the same if the question is reworded. */
  id: string;
  question: string;
  /** Safe HTML. */
  answer: string;
}

export interface FaqCategory {
  category: string;
  Icon: LucideIcon;
  /** The classes of the icon's background and stroke. */
  colour: string;
  questions: readonly FaqQuestion[];
}
