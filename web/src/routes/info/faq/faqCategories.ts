import { CreditCard, ShoppingCart, Truck, Wrench } from 'lucide-react';
import { deliveryQuestions } from './deliveryQuestions.ts';
import type { FaqCategory, FaqShop } from './faqCategory.ts';
import { orderingQuestions } from './orderingQuestions.ts';
import { pricingQuestions } from './pricingQuestions.ts';
import { technicalQuestions } from './technicalQuestions.ts';

/** All questions with their answers, which include values from the shop's settings. */
export function faqCategories(shop: FaqShop): FaqCategory[] {
  return [
    {
      category: 'Ordering & Products',
      Icon: ShoppingCart,
      colour: 'bg-signal text-on-signal',
      questions: orderingQuestions(shop),
    },
    {
      category: 'Delivery & Fitting',
      Icon: Truck,
      colour: 'bg-good text-paper',
      questions: deliveryQuestions(shop),
    },
    {
      category: 'Pricing & Payment',
      Icon: CreditCard,
      colour: 'bg-plate-band text-on-asphalt',
      questions: pricingQuestions(shop),
    },
    {
      category: 'Technical Support',
      Icon: Wrench,
      colour: 'bg-ink text-paper',
      questions: technicalQuestions(shop),
    },
  ];
}
