import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Role } from '../../platform/role.enum.ts';
import { DateTime } from '../../platform/scalars.ts';

/** Somebody with an account. One e-mail address has one account, in whatever case it is written. */
@Entity({ tableName: 'users' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'Somebody with an account.' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id of the account.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The address that signs in and that mails go to.' })
  email: string;

  @Property({ type: 'text', hidden: true })
  passwordHash: string;

  @Property({ type: 'text' })
  @Field({ description: 'First name.' })
  firstName: string;

  @Property({ type: 'text' })
  @Field({ description: 'Last name.' })
  lastName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The telephone number the checkout proposes; null when none was given.',
  })
  phone: (string & Opt) | null = null;

  @Property({ type: 'text' })
  @Field(() => Role, { description: 'CUSTOMER or ADMIN.' })
  role: Exclude<Role, 'GUEST'> & Opt = 'CUSTOMER';

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: (Date & Opt) | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt: Date;

  @Field(() => Boolean, {
    description:
      'Whether the address was confirmed by a link that was mailed to it, for this or for a new password.',
  })
  get emailVerified(): boolean & Opt {
    return this.emailVerifiedAt !== null;
  }
}
