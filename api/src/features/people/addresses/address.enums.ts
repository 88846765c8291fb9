import { graphqlEnum } from '../../../platform/services/enums.ts';

export const AddressUse = graphqlEnum('AddressUse', 'What an address on an order is for.', {
  DELIVERY: 'The tyres are delivered there.',
  BILLING: 'The invoice is addressed to it.',
});
export type AddressUse = keyof typeof AddressUse;
