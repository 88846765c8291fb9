import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Scope } from '../../../platform/services/scope.enum.ts';

/**
 * A key with which a program acts in the shop's name. It is never deleted: the audit log refers to keys by
 * their ids.
 */
@Entity({ tableName: 'api_keys' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description:
    'A key with which a program acts in the shop’s name. The key itself is shown once, when it ' +
    'is created.',
})
export class ApiKey {
  [OptionalProps]?: 'lastUsedAt' | 'revokedAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id by which the audit log refers to the key.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The purpose its creator gave it.' })
  name: string;

  @Property({ type: 'text', fieldName: 'beginning' })
  @Field({ description: 'Its first characters, for recognition.' })
  prefix: string;

  @Unique()
  @Property({ type: 'text' })
  keyHash: string;

  @Property({ type: 'jsonb' })
  @Field(() => [Scope], { description: 'What it may be used for, beyond what every guest may do.' })
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
  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null if it was not.' })
  revokedAt: Date | null = null;
}
