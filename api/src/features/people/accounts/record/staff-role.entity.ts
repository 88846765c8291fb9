import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { grantedBy } from '@treadline/schema/trade/people/scope';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../../platform/services/role.enum.ts';
import { Scope } from '../../../../platform/services/scope.enum.ts';
import { OWNER } from '../../../operations/staff/index.ts';

/** The slug of the role that `FITTER` stands for where clients name roles by their documented words. */
export const FITTER = 'fitter';

/** A role of staff. */
@Entity({ tableName: 'staff_roles' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A role of staff and its permissions in the admin.' })
export class StaffRole {
  @PrimaryKey({ type: 'text' })
  @Field({ description: 'Its identifier, for example “desk”. It never changes.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The label, such as “Warehouse”.' })
  label: string;

  @Property({ type: 'text' })
  @Field({ description: 'The staff it’s meant for.' })
  meaning: string;

  /** Null for every scope. */
  @Property({ type: 'string[]', nullable: true, fieldName: 'scopes' })
  stored: string[] | null;

  @Property({
    type: 'text',
    generated: `case when scopes = '{WORK_AT_CENTRE}'::text[] then 'FITTER' else 'ADMIN' end stored`,
  })
  kind: Role & Opt;

  /** Incremented by each change, to detect stale writes. */
  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Its revision, which the next change has to name.' })
  revision: number & Opt = 1;

  @Field(() => Role, {
    description: 'Its documented word, for clients that don’t know the shop’s own roles.',
  })
  get role(): Role & Opt {
    return this.kind;
  }

  @Field(() => [Scope], { description: 'Its permissions.' })
  get scopes(): readonly Scope[] & Opt {
    return grantedBy(this.stored);
  }

  @Field(() => Boolean, { description: 'Whether it’s the owner’s, which can’t be changed or deleted.' })
  get isOwners(): boolean & Opt {
    return this.slug === OWNER;
  }
}
