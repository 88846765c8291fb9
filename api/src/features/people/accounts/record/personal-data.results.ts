import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { deletionRefusals } from '../../../../platform/services/deletion-refusal.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { InvalidCredentials, TooManyAttempts } from './account.results.ts';

@ObjectType({ description: 'A link to the data is being emailed.' })
export class DataExportRequested {
  @Field({ description: 'The recipient’s email address.' }) email: string;
  @Field(() => Int, { description: 'How many hours the link works.' }) hours: number;
}

@ObjectType({
  implements: Refusal,
  description: 'A link was sent within the last hour, so the next one has to wait.',
})
export class DataExportAlreadyRequested extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'The account’s email address isn’t confirmed, so it may belong to someone else.',
})
export class EmailNotVerified extends Refusal {}

export const RequestDataExportResult = createUnionType({
  name: 'RequestDataExportResult',
  description: 'The recipient of the link, or why none was sent.',
  types: () => [DataExportRequested, DataExportAlreadyRequested, EmailNotVerified] as const,
});

@ObjectType({ description: 'The account was deleted, and its sessions have ended.' })
export class AccountDeleted {
  @Field(() => Int, { description: 'How many orders stay in the shop’s books, without their buyer.' })
  keptOrders: number;
}

@ObjectType({ implements: Refusal, description: 'This is the only administrator’s account.' })
export class LastAdministrator extends Refusal {}

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'The deletion, or why the account wasn’t deleted.',
  types: () =>
    [AccountDeleted, InvalidCredentials, TooManyAttempts, LastAdministrator, ...deletionRefusals()] as const,
});
