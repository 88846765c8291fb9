import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { TooManyMails, User } from '../../../people/accounts/index.ts';

@ObjectType({ description: 'A new account. The link to set its password is being emailed.' })
export class CustomerCreated {
  @Field(() => User, { description: 'The new account.' }) customer: User;
}

export const CreateCustomerResult = createUnionType({
  name: 'CreateCustomerResult',
  description: 'The new account, or why it wasn’t created.',
  types: () => [CustomerCreated, InvalidInput, TooManyMails] as const,
});
