/** The groups that the documented paths stand in, and what each is about. */
export const restTags = {
  Products: 'Tyres, one for each size of a model.',
  Models: 'Tyres as their makers name them, and the brands.',
  Accounts: 'Accounts and the tokens that speak for them.',
  Payments: 'Orders on their way through the payment page.',
  Orders: 'Orders that stand.',
  Tracking: 'Where orders are.',
  Blog: 'Articles and their topics.',
  Pages: 'Texts of the shop, such as its terms.',
  Contact: 'Messages to the shop.',
  Health: 'For proxies and monitors.',
} as const;

export type RestTag = keyof typeof restTags;
