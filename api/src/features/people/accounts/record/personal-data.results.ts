import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { deletionRefusals } from '../../../../platform/services/deletion-refusal.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { InvalidCredentials, TooManyAttempts } from './account.results.ts';

@ObjectType({ description: 'A link to the data is on its way.' })
export class DataExportRequested {
  @Field({ description: 'The address the link is mailed to.' }) email: string;
  @Field(() => Int, { description: 'The number of hours for which the link is valid.' }) hours: number;
}

@ObjectType({
  implements: Refusal,
  description: 'A link was sent within the last hour; the next one must wait.',
})
export class DataExportAlreadyRequested extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'The account’s address is not confirmed, so it may belong to someone else.',
})
export class EmailNotVerified extends Refusal {}

export const RequestDataExportResult = createUnionType({
  name: 'RequestDataExportResult',
  description: 'A link to the data is on its way, or why not.',
  types: () => [DataExportRequested, DataExportAlreadyRequested, EmailNotVerified] as const,
});

@ObjectType({ description: 'The account is deleted, and its sessions have ended.' })
export class AccountDeleted {
  @Field(() => Int, { description: 'How many orders stay in the shop’s books, without their buyer.' })
  keptOrders: number;
}

@ObjectType({ implements: Refusal, description: 'This is the only administrator’s account.' })
export class LastAdministrator extends Refusal {}

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'The deletion, or why the account stays.',
  types: () =>
    [AccountDeleted, InvalidCredentials, TooManyAttempts, LastAdministrator, ...deletionRefusals()] as const,
});
