import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AccountNotFound, TooManyMails } from '../record/account.results.ts';
import { OwnAccount } from '../record/two-factor.results.ts';
import { User } from '../record/user.entity.ts';

@ObjectType({ description: 'A new address for an account, and the link that was emailed to it.' })
export class CustomerEmailChange {
  @Field({ description: 'The address that the link went to.' }) email: string;
  @Field({
    description:
      'Whether the account keeps its old address until its owner has signed in and followed the link. False if ' +
      'nobody has set a password yet: then the new address applies, and the link sets one.',
  })
  isPending: boolean;
  @Field(() => User, { description: 'The account.' }) customer: User;
}

export const UpdateCustomerResult = createUnionType({
  name: 'UpdateCustomerResult',
  description: 'The changed account, or why it wasn’t changed.',
  types: () => [User, AccountNotFound, StaleWrite, InvalidInput] as const,
});

export const ChangeCustomerEmailResult = createUnionType({
  name: 'ChangeCustomerEmailResult',
  description: 'The change, or why no link was sent.',
  types: () => [CustomerEmailChange, AccountNotFound, OwnAccount, InvalidInput, TooManyMails] as const,
});
