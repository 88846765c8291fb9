import { graphqlEnum } from '../../../platform/services/enums.ts';

export const AddressUse = graphqlEnum('AddressUse', 'The purpose of an address on an order.', {
  DELIVERY: 'The tyres are delivered there.',
  BILLING: 'The invoice is addressed to it.',
});
export type AddressUse = keyof typeof AddressUse;
