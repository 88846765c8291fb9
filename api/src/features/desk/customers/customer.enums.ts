import { graphqlEnum } from '../../../platform/services/enums.ts';

export const CustomerSort = graphqlEnum('CustomerSort', 'How a list of customers is sorted.', {
  NEWEST: 'Newest account first.',
  OLDEST: 'Oldest account first.',
  NAME: 'By family name, then first name.',
  LAST_ORDER: 'Latest buyer first.',
  MOST_ORDERS: 'Most orders first.',
  MOST_SPENT: 'Highest spend first.',
});
export type CustomerSort = keyof typeof CustomerSort;
