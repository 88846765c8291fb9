import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import type { Person } from '../../../../platform/services/personal-data.ts';

/** A user with an account. */
@Entity({ tableName: 'users' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A user with an account.' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The account’s id.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The email address, for signing in and for emails.' })
  email: string;

  @Property({ type: 'text', hidden: true })
  passwordHash: string;

  @Property({ type: 'text' })
  @Field({ description: 'The first name, used for greetings in emails.' })
  firstName: string;

  @Property({ type: 'text' })
  @Field({ description: 'The family name.' })
  lastName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The telephone number that checkout suggests; null if there isn’t one.',
  })
  phone: (string & Opt) | null = null;

  /** The slug of their staff role; null for a customer. */
  @Property({ type: 'text', nullable: true })
  staffRole: (string & Opt) | null = null;

  /** The last day in London on which they have the role, as YYYY-MM-DD; null if it doesn't end. */
  @Property({ type: 'date', nullable: true })
  staffUntil: (string & Opt) | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  staffSuspendedAt: (Date & Opt) | null = null;

  /** When they last used the shop as staff, to within a few minutes. */
  @Property({ type: 'timestamptz', nullable: true })
  staffSeenAt: (Date & Opt) | null = null;

  /** The slug of the fitting centre whose jobs they may see and finish, if their role lets them. */
  @Property({ type: 'text', nullable: true })
  fittingCentre: (string & Opt) | null = null;

  /** The id of the van whose jobs they may see and finish instead; never set together with a centre. */
  @Property({ type: 'smallint', nullable: true })
  fittingVan: (number & Opt) | null = null;

  /** Whether staff or an import added the account, with a password that nobody knows. */
  @Property({ type: 'boolean' })
  addedByShop: boolean & Opt = false;

  @Property({ type: 'integer' })
  @Field(() => Int, {
    description:
      'Incremented by each change of the name or telephone number; updateCustomer names the one that was read.',
  })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: (Date & Opt) | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt: Date;

  @Field(() => Boolean, {
    description:
      'Whether the address was confirmed with an emailed link, at registration or for a new password.',
  })
  get emailVerified(): boolean & Opt {
    return this.emailVerifiedAt !== null;
  }

  @Field(() => Boolean, {
    description:
      'Whether its owner has set a password; false after the shop added it, until they follow an emailed link.',
  })
  get hasPassword(): boolean & Opt {
    // Only emailed links can replace the unknown password, and they confirm the address.
    return !this.addedByShop || this.emailVerified;
  }
}

/** An account's owner, in the form that features with personal data expect. */
export const personOf = ({ id, email, emailVerified }: User): Person => ({
  userId: id,
  email,
  emailVerified,
});

/**
 * Locks an account for the caller's transaction, so that concurrent changes from two devices run one after the
 * other.
 * @returns whether the account still exists.
 */
export async function lockAccount(em: EntityManager, userId: string): Promise<boolean> {
  return (
    (await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })) !== null
  );
}

/**
 * Locks an account for the caller's transaction, after its password was checked. The check takes a while: if the
 * password was replaced meanwhile, a new session would survive the change that ended all others.
 * @returns the account; null if it was deleted or its password is no longer the one that was checked.
 */
export function lockChecked(
  em: EntityManager,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<User | null> {
  return em.findOne(User, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
