import { graphqlEnum } from '../../../platform/services/enums.ts';

export const CustomerSort = graphqlEnum('CustomerSort', 'The order of a list of customers.', {
  NEWEST: 'The latest account comes first.',
  OLDEST: 'The first account comes first.',
  NAME: 'By family name, then first name.',
  LAST_ORDER: 'Who bought last comes first.',
  MOST_ORDERS: 'Who bought most often comes first.',
  MOST_SPENT: 'Who spent most comes first.',
});
export type CustomerSort = keyof typeof CustomerSort;
