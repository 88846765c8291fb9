/** The address of the papers of one or several orders. */
export const printPath = (papers: 'slips' | 'labels', ids: readonly string[]): string =>
  `/admin/orders/${papers}?ids=${ids.map(encodeURIComponent).join(',')}`;
