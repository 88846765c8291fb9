import type { LucideIcon } from 'lucide-react';
import type { FaqQuery } from '../FaqRoute.generated.ts';

/** What answers take from the shop's settings. */
export type FaqShop = FaqQuery['shopSettings'];

export interface FaqQuestion {
  question: string;
  /** Safe HTML. */
  answer: string;
}

export interface FaqCategory {
  category: string;
  Icon: LucideIcon;
  /** The classes of the icon's ground and line. */
  colour: string;
  questions: readonly FaqQuestion[];
}
