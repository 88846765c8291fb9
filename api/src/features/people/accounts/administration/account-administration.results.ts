import { GraphQLJSONObject } from 'graphql-scalars';
import { createUnionType, Directive, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { deletionRefusals } from '../../../../platform/services/deletion-refusal.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { AccountNotFound, PROOF_REFUSALS, TooManyMails } from '../record/account.results.ts';
import { AccountDeleted } from '../record/personal-data.results.ts';
import { OwnAccount } from '../record/two-factor.results.ts';
import { User } from '../record/user.entity.ts';

@ObjectType({
  implements: Refusal,
  description: 'A member of staff can’t be erased; make the account a customer’s first.',
})
export class AdministratorNotErasable extends Refusal {}

@ObjectType({ description: 'A password reset link is being emailed.' })
export class PasswordResetSent {
  @Field({ description: 'The recipient’s email address.' }) email: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A copy of a customer’s personal data.' })
export class CustomerExport {
  @Field({ description: 'A file name made of the start of the account’s id and the date.' })
  fileName: string;
  @Field(() => GraphQLJSONObject, {
    description: 'Exactly the data that the customer downloads with the link from requestDataExport.',
  })
  data: object;
}

export const RevokeCustomerSessionsResult = createUnionType({
  name: 'RevokeCustomerSessionsResult',
  description: 'The account with its remaining sessions, or a refusal if it’s unknown.',
  types: () => [User, AccountNotFound] as const,
});

export const ExportCustomerResult = createUnionType({
  name: 'ExportCustomerResult',
  description: 'The copy of the data, or a refusal if the account is unknown.',
  types: () => [CustomerExport, AccountNotFound] as const,
});

export const SendPasswordResetResult = createUnionType({
  name: 'SendPasswordResetResult',
  description: 'The recipient, or why no link was sent.',
  types: () => [PasswordResetSent, AccountNotFound, TooManyMails] as const,
});

export const DisableCustomerTwoFactorResult = createUnionType({
  name: 'DisableCustomerTwoFactorResult',
  description:
    'The account, which now signs in with the password alone, or why two-factor sign-in wasn’t disabled.',
  types: () => [User, AccountNotFound, OwnAccount, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const EraseCustomerResult = createUnionType({
  name: 'EraseCustomerResult',
  description: 'The deletion, or why the account wasn’t deleted.',
  types: () =>
    [AccountDeleted, AccountNotFound, AdministratorNotErasable, InvalidInput, ...deletionRefusals()] as const,
});
