import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Scope } from '../../../platform/services/scope.enum.ts';

/** A key for a program that acts on the shop's behalf. Never deleted: the audit log refers to keys by id. */
@Entity({ tableName: 'api_keys' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description:
    'A key for a program that acts on the shop’s behalf. The key itself is shown once, when it’s created.',
})
export class ApiKey {
  [OptionalProps]?: 'lastUsedAt' | 'revokedAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The key’s id, which the audit log refers to.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its purpose, as its creator described it.' })
  name: string;

  @Property({ type: 'text', fieldName: 'beginning' })
  @Field({ description: 'Its first characters, for recognising it.' })
  prefix: string;

  @Unique()
  @Property({ type: 'text' })
  keyHash: string;

  @Property({ type: 'jsonb' })
  @Field(() => [Scope], { description: 'Its permissions, beyond those of guests.' })
  scopes: Scope[];

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The account that created it; null once that account is deleted.',
  })
  createdBy: string | null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it expires; null if never.' })
  expiresAt: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, to within a minute; null if never.',
  })
  lastUsedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null if it wasn’t.' })
  revokedAt: Date | null = null;
}
