import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import type { Person } from '../../../../platform/services/personal-data.ts';
import { Role, roleLabel, scopesOf, type AccountRole } from '../../../../platform/services/role.enum.ts';
import { Scope } from '../../../../platform/services/scope.enum.ts';

/** A user with an account. */
@Entity({ tableName: 'users' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A user with an account.' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id of the account.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The e-mail address for signing in and for mails.' })
  email: string;

  @Property({ type: 'text', hidden: true })
  passwordHash: string;

  @Property({ type: 'text' })
  @Field({ description: 'The first name, which mails use as greeting.' })
  firstName: string;

  @Property({ type: 'text' })
  @Field({ description: 'The family name.' })
  lastName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The telephone number that the checkout proposes; null if there is none.',
  })
  phone: (string & Opt) | null = null;

  @Property({ type: 'text' })
  @Field(() => Role, { description: 'CUSTOMER, or a role of staff such as ADMIN.' })
  role: AccountRole & Opt = 'CUSTOMER';

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: (Date & Opt) | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt: Date;

  @Field(() => Boolean, {
    description:
      'Whether the address was confirmed with a mailed link, at registration or for a new password.',
  })
  get emailVerified(): boolean & Opt {
    return this.emailVerifiedAt !== null;
  }

  @Field(() => String, { description: 'What people call the role, such as “Administrator”.' })
  get roleLabel(): string & Opt {
    return roleLabel(this.role);
  }

  @Field(() => [Scope], { description: 'What the role may do for the shop; empty for a customer.' })
  get scopes(): readonly Scope[] & Opt {
    return scopesOf(this.role);
  }
}

/** The owner of an account, as features that keep personal data are given them. */
export const personOf = ({ id, email, emailVerified }: User): Person => ({
  userId: id,
  email,
  emailVerified,
});

/**
 * Locks an account for the caller's transaction, so that simultaneous changes from two devices run one after
 * the other.
 * @returns whether the account still exists.
 */
export async function lockAccount(em: EntityManager, userId: string): Promise<boolean> {
  return (
    (await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })) !== null
  );
}

/**
 * Locks an account for the caller's transaction, after its password was checked. The check takes a while: if
 * the password was replaced meanwhile, the new session would survive although the change ended all others.
 * @returns the account; null if it was deleted or its password is no longer the one that was checked.
 */
export function lockChecked(
  em: EntityManager,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<User | null> {
  return em.findOne(User, { id, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
