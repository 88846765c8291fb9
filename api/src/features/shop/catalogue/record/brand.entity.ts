import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { BrandTier } from './catalogue.enums.ts';

/** The founding year of a brand whose year wasn't entered. */
export const UNKNOWN_YEAR = 0;

@Entity({ tableName: 'brands' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A tyre maker.' })
export class Brand {
  [OptionalProps]?: 'id' | 'revision';

  @PrimaryKey({ type: 'integer' })
  id: number;

  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'The name as it appears in URLs, for example michelin.' })
  slug: string;

  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'The name as the maker writes it.' })
  name: string;

  @Property({ type: 'text' })
  @Field(() => BrandTier, { description: 'The price class the brand sells in.' })
  tier: BrandTier;

  @Property({ type: 'text' })
  @Field({
    description: 'The brand’s home country, which need not be where a tyre is made; empty if unknown.',
  })
  country: string;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'The year the brand was founded; 0 if unknown.' })
  foundedYear: number;

  @Property({ type: 'text' })
  @Field({ description: 'A sentence or two about the brand; empty if the shop wrote none.' })
  description: string;

  /** Increased by every write of an administrator. */
  @Property({ type: 'integer' })
  revision: number;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;
}
