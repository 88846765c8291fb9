import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { Scope } from '../../platform/scope.enum.ts';

/** A key by which a program acts in the shop's name. It is never deleted: the audit log names keys by their ids. */
@Entity({ tableName: 'api_keys' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  simpleResolvers: true,
  description:
    'A key by which a program acts in the shop’s name. The key itself is shown once, when it is made.',
})
export class ApiKey {
  [OptionalProps]?: 'lastUsedAt' | 'revokedAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id; the audit log names the key by it.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'What it is for, as its maker named it.' })
  name: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its first characters, to know it again by.' })
  beginning: string;

  @Unique()
  @Property({ type: 'text' })
  keyHash: string;

  @Property({ type: 'jsonb' })
  @Field(() => [Scope], { description: 'What it may be used for, besides what anybody may.' })
  scopes: Scope[];

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The account that made it; null once that account is gone.',
  })
  createdBy: string | null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'From when on it is refused; null for never.' })
  expiresAt: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, to within a minute; null when it never was.',
  })
  lastUsedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'Since when it is refused; null while it works.' })
  revokedAt: Date | null = null;
}
