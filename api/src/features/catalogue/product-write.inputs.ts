import { Field, InputType, Int } from 'type-graphql';
import { Pence } from '../../platform/scalars.ts';
import { Upload, type UploadedFile } from '../../platform/uploaded-file.ts';
import { AxlePosition, LabelClass, Season, TyreCategory } from './catalogue.enums.ts';

@InputType({
  description:
    'A picture of a product: one that was uploaded before, or a new file. Give exactly one of the two.',
})
export class ProductImageInput {
  @Field(() => String, {
    nullable: true,
    description: 'The address that the shop gave it when it was uploaded.',
  })
  url?: string | null;
  @Field(() => Upload, { nullable: true, description: 'A JPEG, PNG, WebP or AVIF picture.' })
  file?: UploadedFile | null;
}

/** What may be said of a product, when it is made and when it is changed. */
@InputType()
abstract class ProductFields {
  @Field(() => String, {
    nullable: true,
    description: 'The full name; by default made of brand, model, size and markings.',
  })
  name?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The name in addresses: small letters, digits and hyphens; by default made of the name. A changed one leaves a redirect.',
  })
  slug?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'EAN-13 with a right check digit; null takes it away.',
  })
  ean?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The tyre in plain words, at most 5000 characters; null has the shop write it.',
  })
  description?: string | null;
  @Field(() => TyreCategory, {
    nullable: true,
    description: 'The kind of vehicle; by default that of the model.',
  })
  category?: TyreCategory | null;
  @Field(() => Season, { nullable: true, description: 'The season; by default that of the model.' })
  season?: Season | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Load index when mounted in twin, 50 to 130; null takes it away.',
  })
  loadIndexTwin?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it can be driven on for a while after losing its air.',
  })
  runFlat?: boolean | null;
  @Field(() => String, { nullable: true, description: 'The maker’s word for run-flat; null takes it away.' })
  runFlatCode?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Extra load (XL).' }) extraLoad?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Made for electric cars.' }) evSpec?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Carries the three-peak mountain snowflake.' })
  threePeakSnowflake?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'Mark of the car maker it was approved by; null takes it away.',
  })
  oeMark?: string | null;
  @Field(() => AxlePosition, { nullable: true, description: 'The wheels it belongs on.' })
  position?: AxlePosition | null;
  @Field(() => LabelClass, {
    nullable: true,
    description: 'Fuel efficiency class of the label; null takes it away.',
  })
  fuelEfficiency?: LabelClass | null;
  @Field(() => LabelClass, {
    nullable: true,
    description: 'Wet grip class of the label; null takes it away.',
  })
  wetGrip?: LabelClass | null;
  @Field(() => Int, {
    nullable: true,
    description: 'External rolling noise in dB, 50 to 90; null takes it away.',
  })
  noiseDb?: number | null;
  @Field(() => LabelClass, {
    nullable: true,
    description: 'Noise class A to C of the label; null takes it away.',
  })
  noiseClass?: LabelClass | null;
  @Field(() => Pence, {
    nullable: true,
    description: 'The tyre alone, delivered: what is charged when it is given; null charges the list price.',
  })
  mailOrderPrice?: number | null;
  @Field(() => Pence, {
    nullable: true,
    description: 'A guide to what the tyre comes to fitted at a fitting centre; null takes it away.',
  })
  fittedPrice?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Pieces that can be bought; those promised to checkouts come on top.',
  })
  stockQuantity?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers see it.' }) published?:
    | boolean
    | null;
  @Field(() => [ProductImageInput], {
    nullable: true,
    description: 'Its own pictures, the main one first, at most 8; an empty list shows those of its model.',
  })
  images?: ProductImageInput[] | null;
}

@InputType({ description: 'A product to be.' })
export class CreateProductInput extends ProductFields {
  @Field({
    description: 'The stock-keeping number: 3 to 40 letters, digits and hyphens. No two products share one.',
  })
  sku: string;
  @Field({ description: 'The model it is a size of: its slug, or brand and name.' }) model: string;
  @Field({ description: 'The size as printed on the sidewall, for example 205/55 R16.' }) size: string;
  @Field(() => Int, { description: 'Load index, 50 to 130.' }) loadIndex: number;
  @Field({ description: 'Speed rating letter, for example V.' }) speedRating: string;
  @Field(() => Pence, {
    description:
      'The list price, read as Product.listPrice. It is charged only while mailOrderPrice is null.',
  })
  price: number;
}

@InputType({ description: 'What is to change; what is left out stays.' })
export class UpdateProductInput extends ProductFields {
  @Field(() => Int, { description: 'The number of the product.' }) id: number;
  @Field(() => String, { nullable: true, description: 'The stock-keeping number.' }) sku?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The model it is a size of: its slug, or brand and name.',
  })
  model?: string | null;
  @Field(() => String, { nullable: true, description: 'The size as printed on the sidewall.' }) size?:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: 'Load index, 50 to 130.' }) loadIndex?: number | null;
  @Field(() => String, { nullable: true, description: 'Speed rating letter.' }) speedRating?: string | null;
  @Field(() => Pence, {
    nullable: true,
    description:
      'The list price, read as Product.listPrice. It is charged only while mailOrderPrice is null; otherwise change that.',
  })
  price?: number | null;
}
