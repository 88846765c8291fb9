import { graphqlEnum } from '../../../platform/services/enums.ts';

export const AddressUse = graphqlEnum('AddressUse', 'What an address is used for.', {
  DELIVERY: 'The tyres go there.',
  BILLING: 'The invoice is made out to it.',
});
export type AddressUse = keyof typeof AddressUse;
