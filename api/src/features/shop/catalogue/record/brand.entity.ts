import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { BrandTier } from './catalogue.enums.ts';

/** Stands for the year of a brand that nobody has entered. */
export const UNKNOWN_YEAR = 0;

@Entity({ tableName: 'brands' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A maker of tyres.' })
export class Brand {
  [OptionalProps]?: 'id' | 'revision';

  @PrimaryKey({ type: 'integer' })
  id: number;

  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'The name in addresses, for example michelin.' })
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
    description:
      'The country the brand began in, which need not be where a tyre is made; empty if the shop has not said.',
  })
  country: string;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'The year the brand was founded; 0 if the shop has not said.' })
  foundedYear: number;

  @Property({ type: 'text' })
  @Field({ description: 'The brand in a sentence or two; empty if the shop has not said.' })
  description: string;

  /** Raised by every write of an administrator. */
  @Property({ type: 'integer' })
  revision: number;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;
}
