import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { LabelClass } from '../../../../platform/services/trade.enums.ts';
import { Brand } from '../record/brand.entity.ts';
import { TreadPattern } from '../record/catalogue.enums.ts';
import { Model } from '../record/model.entity.ts';

/** Figures about the sizes of a model, or of all models of a brand. */
@ObjectType()
abstract class SizeFigures {
  @Field(() => Int, { description: 'The number of its sizes, drafts included.' }) sizeCount: number;
  @Field(() => Int, { description: 'The number of its sizes that shoppers see.' }) publishedSizeCount: number;
  @Field(() => Pence, { nullable: true, description: 'The price of the cheapest size; null without sizes.' })
  minPrice: number | null;
  @Field(() => Pence, {
    nullable: true,
    description: 'The price of the most expensive size; null without sizes.',
  })
  maxPrice: number | null;
  @Field(() => Int, { description: 'The units of all sizes available to buy.' }) stockQuantity: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A model with the facts only administrators see.' })
export class AdminModel extends SizeFigures {
  @Field(() => Int, { description: 'The model’s id; it never changes.' }) id: number;
  @Field(() => Int, { description: 'Increases with each change; pass it with an update.' })
  revision: number;
  @Field(() => Model, { description: 'The model as shoppers see it.' }) model: Model;
  @Field(() => TreadPattern, { description: 'The tread shown in the drawings.' }) tread: TreadPattern;
  @Field(() => Int, { nullable: true, description: 'The year it came out; null if unknown.' })
  launchYear: number | null;
  @Field({ description: 'The size shown in the drawings, for example 205/55 R16.' }) pictureSize: string;
  @Field(() => [String], {
    description:
      'The addresses of the pictures uploaded for it, the main one first; empty if the shop draws it.',
  })
  ownPictures: string[];
  @Field({ description: 'Whether it was deleted, together with its sizes.' }) isDeleted: boolean;
  @Field(() => DateTime, { description: 'When an administrator last changed it.' }) updatedAt: Date;
}

@ObjectType({ description: 'One page of models.' })
export class AdminModelPage {
  @Field(() => [AdminModel], { description: 'Up to `limit` models, in the order of `sort`.' })
  items: AdminModel[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A brand with the facts only administrators see.' })
export class AdminBrand extends SizeFigures {
  @Field(() => Int, { description: 'The brand’s id; it never changes.' }) id: number;
  @Field(() => Int, { description: 'Increases with each change; pass it with an update.' })
  revision: number;
  @Field(() => Brand, { description: 'The brand as shoppers see it.' }) brand: Brand;
  @Field(() => Int, { description: 'The number of its models, without deleted ones.' }) modelCount: number;
  @Field(() => Float, {
    nullable: true,
    description: 'The average of its models’ published reviews, 1 to 5; null without reviews.',
  })
  rating: number | null;
  @Field(() => Int, { description: 'The number of its models’ published reviews.' }) reviewCount: number;
  @Field(() => DateTime, { description: 'When an administrator last changed it.' }) updatedAt: Date;
}

@ObjectType({ description: 'One page of brands.' })
export class AdminBrandPage {
  @Field(() => [AdminBrand], { description: 'Up to `limit` brands, in the order of `sort`.' })
  items: AdminBrand[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'One size of a model, as a row of its grid.' })
export class ModelSize {
  @Field(() => Int, { description: 'The product’s id; it never changes.' }) id: number;
  @Field(() => Int, { description: 'Increases with each change; pass it with an update.' })
  revision: number;
  @Field({ description: 'The product as it appears in URLs.' }) slug: string;
  @Field({ description: 'The size as printed on the sidewall, for example 205/55 R16.' }) size: string;
  @Field(() => Int, { description: 'The load index of a single tyre.' }) loadIndex: number;
  @Field(() => Int, { nullable: true, description: 'The load index on twin wheels, for van tyres.' })
  loadIndexTwin: number | null;
  @Field({ description: 'The speed rating letter.' }) speedRating: string;
  @Field({ description: 'Extra load (XL).' }) extraLoad: boolean;
  @Field({ description: 'Whether it can be driven on for a while after losing its air.' }) runFlat: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The approval mark of a vehicle maker; null without one.',
  })
  oeMark: string | null;
  @Field(() => LabelClass, { nullable: true, description: 'Fuel efficiency class of the tyre label.' })
  fuelEfficiency: LabelClass | null;
  @Field(() => LabelClass, { nullable: true, description: 'Wet grip class of the tyre label.' })
  wetGrip: LabelClass | null;
  @Field(() => Int, { nullable: true, description: 'External rolling noise in dB.' })
  noiseDb: number | null;
  @Field(() => LabelClass, { nullable: true, description: 'Noise class, A to C, derived from the dB.' })
  noiseClass: LabelClass | null;
  @Field({ description: 'The stock-keeping number.' }) sku: string;
  @Field(() => String, { nullable: true, description: 'EAN-13.' }) ean: string | null;
  @Field(() => Pence, { description: 'The price charged for one tyre without fitting, VAT included.' })
  price: number;
  @Field(() => Pence, {
    nullable: true,
    description: 'The cost of one tyre to the shop, without VAT; null if unknown.',
  })
  @Auth('ADMIN', 'READ_COSTS')
  costPrice: number | null;
  @Field(() => Int, { description: 'The units available to buy.' }) stockQuantity: number;
  @Field({ description: 'Whether shoppers see it.' }) published: boolean;
}
