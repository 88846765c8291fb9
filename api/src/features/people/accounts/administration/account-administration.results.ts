import { GraphQLJSONObject } from 'graphql-scalars';
import { createUnionType, Directive, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { deletionRefusals } from '../../../../platform/services/deletion-refusal.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { PROOF_REFUSALS, TooManyMails } from '../record/account.results.ts';
import { AccountDeleted, EmailNotVerified, LastAdministrator } from '../record/personal-data.results.ts';
import { OwnAccount } from '../record/two-factor.results.ts';
import { User } from '../record/user.entity.ts';

@ObjectType({ implements: Refusal, description: 'There is no such account.' })
export class AccountNotFound extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'An administrator’s account is not erased before it is a customer’s.',
})
export class AdministratorNotErasable extends Refusal {}

@ObjectType({ description: 'A link to choose a new password is on its way.' })
export class PasswordResetSent {
  @Field({ description: 'The address it is mailed to.' }) email: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The copy of a customer’s personal data.' })
export class CustomerExport {
  @Field({ description: 'A name for the file, with the beginning of the account’s id and the day.' })
  fileName: string;
  @Field(() => GraphQLJSONObject, {
    description: 'Exactly what the customer downloads with the link that requestDataExport mails.',
  })
  data: object;
}

export const UpdateRoleResult = createUnionType({
  name: 'UpdateRoleResult',
  description: 'The account in its new role, or why it keeps the old one.',
  types: () =>
    [User, AccountNotFound, LastAdministrator, EmailNotVerified, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const RevokeCustomerSessionsResult = createUnionType({
  name: 'RevokeCustomerSessionsResult',
  description: 'The account with the sessions that are left, or why none was ended.',
  types: () => [User, AccountNotFound] as const,
});

export const ExportCustomerResult = createUnionType({
  name: 'ExportCustomerResult',
  description: 'The copy of the data, or why there is none.',
  types: () => [CustomerExport, AccountNotFound] as const,
});

export const SendPasswordResetResult = createUnionType({
  name: 'SendPasswordResetResult',
  description: 'The mail is on its way, or why not.',
  types: () => [PasswordResetSent, AccountNotFound, TooManyMails] as const,
});

export const DisableCustomerTwoFactorResult = createUnionType({
  name: 'DisableCustomerTwoFactorResult',
  description: 'The account, which now asks for its password alone, or why two-factor sign-in stays on.',
  types: () => [User, AccountNotFound, OwnAccount, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const EraseCustomerResult = createUnionType({
  name: 'EraseCustomerResult',
  description: 'The deletion, or why the account stays.',
  types: () =>
    [AccountDeleted, AccountNotFound, AdministratorNotErasable, InvalidInput, ...deletionRefusals()] as const,
});
