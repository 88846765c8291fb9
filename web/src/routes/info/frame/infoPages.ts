export interface InfoPageLink {
  path: string;
  label: string;
}

/** Pages that help with an order, as the list of sibling pages names them. */
export const helpPages: readonly InfoPageLink[] = [
  { path: '/shipping', label: 'Shipping & Delivery' },
  { path: '/returns', label: 'Returns & Refunds' },
  { path: '/withdraw', label: 'Withdraw from contract' },
  { path: '/warranty', label: 'Warranty & Guarantees' },
  { path: '/fitting-centers', label: 'Local Fitting Centers' },
  { path: '/bedford-tyres', label: 'Mobile fitting' },
  { path: '/tools', label: 'Tyre tools' },
  { path: '/faq', label: 'Frequently asked questions' },
  { path: '/contact', label: 'Contact us' },
];

/** Pages about the shop and its terms. */
export const companyPages: readonly InfoPageLink[] = [
  { path: '/about', label: 'About us' },
  { path: '/terms', label: 'Terms and Conditions' },
  { path: '/privacy', label: 'Privacy Policy' },
  { path: '/cookies', label: 'Cookie Policy' },
  { path: '/review-policy', label: 'Review Policy' },
  { path: '/how-we-sort', label: 'How we sort' },
  { path: '/accessibility', label: 'Accessibility statement' },
];
