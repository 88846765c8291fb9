import { Directive, Field, ID, ObjectType } from 'type-graphql';

/** An account, or a guest by the email address of their orders. */
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Everything the shop knows about a customer, with or without an account.' })
export class CustomerRecord {
  @Field(() => ID, { description: 'The id of the account or, for a guest, of the latest order.' }) id: string;
  /** Null for a guest. */
  userId: string | null;
  email: string;
  /** Whether what's stored under the address alone is theirs. Guests are only known by it. */
  isTheirAddress: boolean;
}

/** The address in lower case by which a customer's data without an account is found; null if it isn't confirmed. */
export const addressOf = ({ email, isTheirAddress }: CustomerRecord): string | null =>
  isTheirAddress ? email.toLowerCase() : null;
