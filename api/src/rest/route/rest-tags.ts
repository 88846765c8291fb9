/** The groups of the documented paths, with their descriptions. */
export const restTags = {
  Products: 'Tyres, one for each size of a model.',
  Models: 'Tyre models, and the brands.',
  Accounts: 'Accounts and their tokens.',
  Payments: 'Orders that are being paid.',
  Orders: 'Placed orders.',
  Tracking: 'The progress of orders.',
  Blog: 'Articles and their topics.',
  Pages: 'The shop’s texts, such as its terms.',
  Fitting: 'Fitting centres, for staff.',
  Contact: 'Messages to the shop.',
  Health: 'For proxies and monitors.',
} as const;

export type RestTag = keyof typeof restTags;
