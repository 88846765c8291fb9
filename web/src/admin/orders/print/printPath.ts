/** The address to print the slips or labels of one or more orders. */
export const printPath = (papers: 'slips' | 'labels', ids: readonly string[]): string =>
  `/admin/orders/${papers}?ids=${ids.map(encodeURIComponent).join(',')}`;
