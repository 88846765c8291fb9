import type { PolicySlug } from '@treadline/schema/input/policy-page';

/** The parts of a policy page other than its text, including its text for search engines. */
export interface Policy {
  slug: PolicySlug;
  title: string;
  description: string;
  /** Whether its text contains the company's name, numbers or address. */
  namesCompany: boolean;
  /** The default while the shop has no text of its own. */
  fallback: string;
}

/** The date of the default texts below, in the specification's format. */
export const FALLBACK_UPDATED = 'August 22, 2025';

export const policies = {
  privacy: {
    slug: 'privacy',
    namesCompany: true,
    title: 'Privacy Policy',
    description:
      'The personal data we use, why, our legal grounds, who we share it with, how long we keep it and ' +
      'your rights.',
    fallback:
      'We use your details only to take, deliver and look after your order and to answer you, as the ' +
      'UK GDPR and the Data Protection Act 2018 allow. Card payments are taken by our payment ' +
      'provider; we never see your card number. Write to us to see, correct or delete your data.',
  },
  terms: {
    slug: 'terms',
    namesCompany: true,
    title: 'Terms and Conditions',
    description:
      'The terms on which we sell tyres: orders, prices, delivery, your right to cancel, your rights ' +
      'if tyres have a fault, and fitting.',
    fallback:
      'When you order you make an offer, and the contract is made when we confirm dispatch. Prices ' +
      'include VAT. Your rights under the Consumer Rights Act 2015 and the Consumer Contracts ' +
      'Regulations 2013 apply to every order. Ask us for the full terms before you order.',
  },
  returns: {
    slug: 'returns',
    namesCompany: true,
    title: 'Returns & Refunds Policy',
    description:
      'How to cancel an order or return tyres, how long you have, what it costs, when you are ' +
      'refunded, and the model cancellation form.',
    fallback:
      'You may cancel an online order within the time the Consumer Contracts Regulations 2013 give ' +
      'you, and return tyres with a fault under the Consumer Rights Act 2015. Write to us with your order ' +
      'number before you send anything back, and we will tell you what to do.',
  },
  cookies: {
    slug: 'cookies',
    namesCompany: false,
    title: 'Cookie Policy',
    description:
      'Every cookie and storage item we use, what it’s for, how long it stays and how to clear it. No ' +
      'tracking without your consent.',
    fallback:
      'This shop keeps your cart, your wish list and your checkout in your own browser, because they ' +
      'could not work otherwise. Nothing is used for analytics or advertising unless you have agreed ' +
      'to it first.',
  },
  reviews: {
    slug: 'review-policy',
    namesCompany: false,
    title: 'Review Policy',
    description:
      'Reviews only from buyers: how we check and publish reviews, and how we keep out fake and paid ' +
      'ones.',
    fallback:
      'Only people who bought a tyre here and had it delivered can review it. We publish good and ' +
      'bad reviews alike, pay for none, and publish none that we know to be fake or rewarded.',
  },
} as const satisfies Record<string, Policy>;
