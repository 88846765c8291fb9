import type { LucideIcon } from 'lucide-react';

export interface FaqQuestion {
  /** The fragment for links: /faq#how-can-i-pay. */
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
