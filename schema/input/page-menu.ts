/** The places that link to a page of the owner's own. */
export const pageMenus = {
  NONE: { meaning: 'Nowhere, except in texts.', label: 'Nowhere' },
  HEADER: { meaning: 'In the menu below the search.', label: 'Menu below the search' },
  FOOTER_SHOP: { meaning: 'In the footer’s column about the shop.', label: 'Footer, “Shop”' },
  FOOTER_HELP: { meaning: 'In the footer’s column of help.', label: 'Footer, “Help and advice”' },
  FOOTER_TERMS: { meaning: 'In the footer’s last line, beside the terms.', label: 'Footer, last line' },
} as const satisfies Readonly<Record<string, { meaning: string; label: string }>>;
