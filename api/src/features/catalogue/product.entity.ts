import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Construction } from '@treadline/schema/trade/tyre-size';
import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { DateTime, Pence } from '../../platform/scalars.ts';
import { Brand } from './brand.entity.ts';
import { AxlePosition, LabelClass, Season, TyreCategory } from './catalogue.enums.ts';
import { Model } from './model.entity.ts';

const label = (what: string): string =>
  `${what} of the tyre label; null where the label law does not apply, as for motorcycle tyres.`;

@Entity({ tableName: 'products' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  simpleResolvers: true,
  description: 'One tyre in one size: what is listed, priced, stocked and sold.',
})
export class Product {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'The number of the product; it never changes.' })
  id: number;

  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'The name in addresses. Old ones lead to the new one.' })
  slug: string;

  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'The stock-keeping number.' })
  sku: string;

  @Unique()
  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'EAN-13, from the range for use inside one company.' })
  ean: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The full name with brand, model, size and markings.' })
  name: string;

  @ManyToOne(() => Brand, { mapToPk: true, fieldName: 'brand_id' })
  brandId: number;

  @ManyToOne(() => Model, { mapToPk: true, fieldName: 'model_id' })
  modelId: number;

  @Property({ type: 'text' })
  @Field(() => TyreCategory, { description: 'The kind of vehicle it is made for.' })
  category: TyreCategory;

  @Property({ type: 'text' })
  @Field(() => Season, { description: 'The season it is made for.' })
  season: Season;

  @Property({ type: 'text' })
  @Field({ description: 'The size as printed on the sidewall, for example 205/55 R16.' })
  size: string;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'Section width in millimetres.' })
  width: number;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'Height of the sidewall as a percentage of the width.' })
  profile: number;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'Rim diameter in inches.' })
  diameter: number;

  @Property({ type: 'text' })
  construction: Construction;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'Load index; the kilograms it stands for are in maxLoadKg.' })
  loadIndex: number;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'Load index when mounted in twin, for van tyres.' })
  loadIndexTwin: number | null;

  @Property({ type: 'text' })
  @Field({ description: 'Speed rating letter; the speed it stands for is in maxSpeedMph.' })
  speedRating: string;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether it can be driven on for a while after losing its air.' })
  runFlat: boolean;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The maker’s word for run-flat, for example SSR.' })
  runFlatCode: string | null;

  @Property({ type: 'boolean' })
  @Field({ description: 'Extra load (XL): a reinforced carcass for a higher load at a higher pressure.' })
  extraLoad: boolean;

  @Property({ type: 'boolean' })
  @Field({ description: 'Made for the weight and torque of electric cars.' })
  evSpec: boolean;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Mark of the car maker it was approved by, for example MO for Mercedes.',
  })
  oeMark: string | null;

  @Property({ type: 'text' })
  @Field(() => AxlePosition, { description: 'The wheels it belongs on.' })
  position: AxlePosition;

  @Property({ type: 'boolean' })
  @Field({ description: 'Carries the three-peak mountain snowflake: proven grip on snow.' })
  threePeakSnowflake: boolean;

  @Property({ type: 'text', nullable: true })
  @Field(() => LabelClass, { nullable: true, description: label('Fuel efficiency class') })
  fuelEfficiency: LabelClass | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => LabelClass, { nullable: true, description: label('Wet grip class') })
  wetGrip: LabelClass | null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: label('External rolling noise in dB') })
  noiseDb: number | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => LabelClass, { nullable: true, description: label('Noise class, A to C,') })
  noiseClass: LabelClass | null;

  @Property({ type: 'integer', fieldName: 'price_pence' })
  @Field(() => Pence, {
    nullable: true,
    description:
      'The list price, which is what CreateProductInput and UpdateProductInput call price. It is charged only while mailOrderPrice is null.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  listPrice: number;

  @Property({ type: 'integer', nullable: true, fieldName: 'mail_order_price_pence' })
  @Field(() => Pence, { nullable: true, description: 'The tyre alone, delivered, to be fitted by yourself.' })
  mailOrderPrice: number | null;

  @Property({ type: 'integer', nullable: true, fieldName: 'fitted_price_pence' })
  @Field(() => Pence, {
    nullable: true,
    description:
      'A guide to what the tyre comes to fitted, balancing and valve included. Fitting is arranged with a fitting centre, which sets its own price; it is not sold here.',
  })
  fittedPrice: number | null;

  /** Charged price, kept by the database: the mail order price, else the list price. */
  @Property({
    type: 'integer',
    fieldName: 'charged_price_pence',
    generated: 'coalesce(mail_order_price_pence, price_pence) stored',
  })
  @Field(() => Pence, {
    description:
      'What is charged for one tyre without fitting, VAT included: mailOrderPrice, or the list price while that is null.',
  })
  price: number;

  /** An earlier, higher price; shown only while it is recent. */
  @Property({ type: 'integer', nullable: true, fieldName: 'was_price_pence' })
  @Field(() => Pence, {
    nullable: true,
    description: 'A higher price charged within the last 90 days; null when there is none.',
  })
  wasPrice: number | null;

  /** The last day on which the earlier price was charged. */
  @Property({ type: 'date', nullable: true })
  wasPriceUntil: string | null;

  /** Pieces on the shelf, promised ones included. */
  @Property({ type: 'integer', fieldName: 'stock_quantity' })
  @Field(() => Int, {
    nullable: true,
    description: 'Pieces on the shelf, those promised to unpaid checkouts included.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  stockOnHand: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { nullable: true, description: 'Pieces promised to checkouts that are not paid yet.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  stockReserved: number;

  @Property({
    type: 'integer',
    fieldName: 'stock_available',
    generated: '(stock_quantity - stock_reserved) stored',
  })
  @Field(() => Int, { description: 'Pieces that can be bought now.' })
  stockQuantity: number;

  /** How much the size is asked for, 1 to 100; decides what is featured. */
  @Property({ type: 'smallint' })
  popularity: number;

  /** Words of the shop's own in place of those made of its figures. */
  @Property({ type: 'text', nullable: true, fieldName: 'description' })
  ownDescription: string | null;

  /** Names of its own pictures, the main one first; those of its model serve when there are none. */
  @Property({ type: 'jsonb' })
  pictures: string[];

  /** What the text search looks through. */
  @Property({ type: 'text' })
  searchText: string;

  /** Drafts are seen by administrators only. */
  @Property({ type: 'boolean' })
  published: boolean;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the shop began to list it.' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  // What follows comes from its brand and model; the reads fill it in, for both are in memory.

  @Field(() => Brand, { description: 'Its maker.' })
  brand: Brand;

  @Field(() => Model, { description: 'The model it is a size of.' })
  model: Model;

  @Field({ description: 'Its main picture, 640 pixels wide. Siblings end in -320 and -1280, and in .avif.' })
  imageUrl: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Average of the model’s published reviews, 1 to 5; null without reviews.',
  })
  rating: number | null;

  @Field(() => Int, { description: 'How many published reviews the model has.' })
  reviewCount: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Reviewers in a hundred who would buy again; null without reviews.',
  })
  recommendPercent: number | null;
}
