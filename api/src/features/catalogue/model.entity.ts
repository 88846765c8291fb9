import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../platform/scalars.ts';
import { LabelClass, Season, TyreCategory } from '../../platform/trade.enums.ts';
import { Brand } from './brand.entity.ts';

/** A label and its value, for example "Wet grip" and "A". */
@ObjectType({ simpleResolvers: true, description: 'A technical fact.' })
export class Specification {
  @Field({ description: 'What is measured, for example Wet grip.' }) label: string;
  @Field({ description: 'Its value with its unit, for example 71 dB.' }) value: string;
}

@ObjectType({ simpleResolvers: true, description: 'Technical facts that belong together.' })
export class SpecificationGroup {
  @Field({ description: 'What the facts are about, for example Construction.' }) name: string;
  @Field(() => [Specification], { description: 'The facts of the group.' }) values: Specification[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The words a page shows to search engines and to sites that link to it.',
})
export class Seo {
  @Field({ description: 'The title of the page.' }) title: string;
  @Field({ description: 'A summary of at most 155 characters.' }) description: string;
  @Field({ description: 'Comma-separated search words.' }) keywords: string;
  @Field({ description: 'The title shown where the page is shared.' }) ogTitle: string;
  @Field({ description: 'The summary shown where the page is shared.' }) ogDescription: string;
}

@ObjectType({ simpleResolvers: true, description: 'The number of reviews with a number of stars.' })
export class RatingCount {
  @Field(() => Int, { description: 'The number of stars, one to five.' }) stars: number;
  @Field(() => Int, { description: 'The number of reviews.' }) count: number;
}

@Entity({ tableName: 'models' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  simpleResolvers: true,
  description: 'A tyre as its maker names it, for example Michelin Primacy 4+. Its sizes are the products.',
})
export class Model {
  @PrimaryKey({ type: 'integer' })
  id: number;

  @ManyToOne(() => Brand, { mapToPk: true, fieldName: 'brand_id' })
  brandId: number;

  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'The name in addresses, for example primacy-4-plus.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The name without the brand, for example Primacy 4+.' })
  name: string;

  @Property({ type: 'text' })
  @Field(() => TyreCategory, { description: 'The kind of vehicle it is made for.' })
  category: TyreCategory;

  @Property({ type: 'text' })
  @Field(() => Season, { description: 'The season it is made for.' })
  season: Season;

  /** The layout of the tread in the pictures: symmetric, asymmetric, directional, block or moto. */
  @Property({ type: 'text' })
  tread: string;

  @Property({ type: 'text' })
  @Field({ description: 'The description as plain text, with empty lines between paragraphs.' })
  description: string;

  @Property({ type: 'jsonb' })
  @Field(() => [String], { description: 'The highlights, four to six short lines.' })
  features: string[];

  @Property({ type: 'jsonb' })
  @Field(() => [SpecificationGroup], { description: 'Technical facts in groups.' })
  specifications: SpecificationGroup[];

  @Property({ type: 'text' })
  @Field({ description: 'The stock-keeping number of the model.' })
  sku: string;

  @Property({ type: 'text' })
  @Field({ description: 'The EAN-13 of the model, from the range for use inside one company.' })
  ean: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => LabelClass, {
    nullable: true,
    description: 'Typical fuel efficiency class; null where the label law does not apply.',
  })
  fuelEfficiency: LabelClass | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => LabelClass, {
    nullable: true,
    description: 'Typical wet grip class; null where the label law does not apply.',
  })
  wetGrip: LabelClass | null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Typical external rolling noise in dB; null where the label law does not apply.',
  })
  noiseDb: number | null;

  @Property({ type: 'smallint' })
  launchYear: number;

  /** The size that the pictures show: millimetres, per cent and inches. */
  @Property({ type: 'smallint' })
  pictureWidth: number;

  @Property({ type: 'smallint' })
  pictureProfile: number;

  @Property({ type: 'smallint' })
  pictureDiameter: number;

  @Property({ type: 'jsonb' })
  @Field(() => Seo, { description: 'The words for search engines.' })
  seo: Seo;

  @Property({ type: 'numeric(3,2)', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: 'The average of the published reviews, 1 to 5 with two decimals; null if there are none.',
  })
  rating: number | null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of published reviews.' })
  reviewCount: number;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The percentage of reviewers who would buy again; null if there are no reviews.',
  })
  recommendPercent: number | null;

  @Property({ type: 'jsonb' })
  @Field(() => [RatingCount], {
    description: 'The number of reviews with five, four, three, two and one stars.',
  })
  ratingDistribution: RatingCount[];

  // The following fields are derived from its brand and products; the directory sets them.

  @Field(() => Brand, { description: 'The brand that makes it.' })
  brand: Brand;

  @Field({ description: 'Brand and model, for example Michelin Primacy 4+.' })
  fullName: string;

  @Field(() => Int, {
    description: 'The number of its tyres on sale: each size, load, speed and run-flat version counts.',
  })
  variationCount: number;

  @Field(() => Int, {
    description:
      'The number of different sizes among them, such as 205/55 R16, whatever their load and speed.',
  })
  sizeCount: number;

  @Field(() => Pence, { description: 'The price of its cheapest size; 0 if none is on sale.' })
  minPrice: number;

  @Field(() => Pence, { description: 'The price of its dearest size; 0 if none is on sale.' })
  maxPrice: number;
}
