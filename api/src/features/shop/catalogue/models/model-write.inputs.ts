import { faultOf, type InputRule } from '@treadline/schema/input/rule';
import { attributeRule } from '@treadline/schema/trade/tyre/tyre-attribute';
import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LabelClass, Season, TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { TreadPattern } from '../record/catalogue.enums.ts';
import { EAN, PICTURES, ProductImageInput, SIZE, SKU, SLUG } from '../writing/product-write.inputs.ts';
import { plainText } from './plain-text.inputs.ts';

const BRAND: InputRule = { required: 'Brand is required' };
const NAME: InputRule = { ...plainText(80), required: 'Name is required' };
const FEATURE = plainText(120);
const YEARS: InputRule = { min: 1900, max: 2100, message: 'A year is a number such as 2026' };

/** The message for the whole input, whichever rule it breaks. */
export const MODEL_REFUSAL = { message: 'We couldn’t save this model' } as const satisfies InputRule;

/** Checks each highlight, because the list's own rule only has a message about the list. */
function checkFeatures({ features }: { readonly features?: readonly string[] | null }): FieldError[] {
  return (features ?? []).flatMap((feature, at) => {
    const message = faultOf(FEATURE, feature, 'feature', {});
    return message === null ? [] : [{ path: `features.${at}`, message }];
  });
}

@InputType({ description: 'A technical fact.' })
export class SpecificationInput {
  @Constraint({ ...plainText(60), required: 'The quantity or property is required' })
  @Field({ description: 'The quantity or property, for example Wet grip.' })
  label: string;
  @Constraint({ ...plainText(200), required: 'Its value is required' })
  @Field({ description: 'Its value with the unit, for example 71 dB.' })
  value: string;
}

@InputType({ description: 'A group of related technical facts.' })
export class SpecificationGroupInput {
  @Constraint({ ...plainText(60), required: 'The group’s name is required' })
  @Field({ description: 'The heading of the group, for example Construction.' })
  name: string;
  @Constraint({ maxItems: 20, message: 'A group can have at most 20 facts' })
  @Field(() => [SpecificationInput], { description: 'The facts of the group.' })
  values: SpecificationInput[];
}

/** The fields of a model that have a default at creation and can be absent from an update. */
@InputType()
abstract class ModelFields {
  @Constraint(SLUG)
  @Field(() => String, {
    nullable: true,
    description: 'The name in URLs; by default made from the name. The old address redirects to the new one.',
  })
  slug?: string | null;
  @Field(() => TreadPattern, {
    nullable: true,
    description: 'The tread in the pictures; by default symmetric, or touring for motorcycles.',
  })
  tread?: TreadPattern | null;
  @Constraint(plainText(5_000))
  @Field(() => String, {
    nullable: true,
    description: 'The description as plain text, with empty lines between paragraphs.',
  })
  description?: string | null;
  @Constraint({ maxItems: 6, message: 'A model can have at most 6 highlights' })
  @Field(() => [String], { nullable: true, description: 'The highlights, ideally four to six short lines.' })
  features?: string[] | null;
  @Constraint({ maxItems: 12, message: 'A model can have at most 12 groups of facts' })
  @Field(() => [SpecificationGroupInput], { nullable: true, description: 'Technical facts in groups.' })
  specifications?: SpecificationGroupInput[] | null;
  @Field(() => LabelClass, { nullable: true, description: 'Typical fuel efficiency class; null removes it.' })
  fuelEfficiency?: LabelClass | null;
  @Field(() => LabelClass, { nullable: true, description: 'Typical wet grip class; null removes it.' })
  wetGrip?: LabelClass | null;
  @Constraint(attributeRule('noiseDb'))
  @Field(() => Int, { nullable: true, description: 'Typical noise in dB; null removes it.' })
  noiseDb?: number | null;
  @Constraint(YEARS)
  @Field(() => Int, { nullable: true, description: 'The year it came out; null removes it.' })
  launchYear?: number | null;
  @Constraint(SIZE)
  @Field(() => String, {
    nullable: true,
    description:
      'The size shown in the pictures, for example 205/55 R16; by default a typical size of its category.',
  })
  pictureSize?: string | null;
  @Constraint(PICTURES)
  @Field(() => [ProductImageInput], {
    nullable: true,
    description:
      'The pictures, the main one first. Sizes without pictures of their own show them. With an empty list the ' +
      'shop draws the model.',
  })
  images?: ProductImageInput[] | null;
  @Constraint(plainText(70))
  @Field(() => String, {
    nullable: true,
    description: 'The page’s title for search engines; generated from the name if blank.',
  })
  seoTitle?: string | null;
  @Constraint(plainText(155))
  @Field(() => String, {
    nullable: true,
    description: 'The page’s summary for search engines; the beginning of the description if blank.',
  })
  seoDescription?: string | null;
  @Constraint(SKU)
  @Field(() => String, {
    nullable: true,
    description: 'The stock-keeping number; by default made from the name.',
  })
  sku?: string | null;
  @Constraint(EAN)
  @Field(() => String, {
    nullable: true,
    description: 'The EAN-13; null removes it.',
  })
  ean?: string | null;
}

@Constraint(MODEL_REFUSAL)
@Checked(checkFeatures)
@InputType({ description: 'A new model. Shoppers see it once one of its sizes is published.' })
export class CreateModelInput extends ModelFields {
  @Constraint(BRAND)
  @Field({ description: 'The slug of its brand.' })
  brand: string;
  @Constraint(NAME)
  @Field({ description: 'The name without the brand, for example Primacy 4+.' })
  name: string;
  @Field(() => TyreCategory, { description: 'The kind of vehicle it is for.' })
  category: TyreCategory;
  @Field(() => Season, { description: 'Summer, winter or all-season; all sizes of a model share it.' })
  season: Season;
}

@Constraint(MODEL_REFUSAL)
@Checked(checkFeatures)
@InputType({ description: 'The changes to a model; absent fields stay unchanged.' })
export class UpdateModelInput extends ModelFields {
  @Field(() => Int, { description: 'References `Model.id`.' }) id: number;
  @Field(() => Int, {
    description:
      'The revision you read. If the model has changed since, the update is refused as StaleWrite.',
  })
  revision: number;
  @Constraint(BRAND)
  @Field(() => String, {
    nullable: true,
    description: 'The slug of its brand. Its tyres move with it and are renamed.',
  })
  brand?: string | null;
  @Constraint(NAME)
  @Field(() => String, {
    nullable: true,
    description:
      'The name without the brand. Tyres whose names contain it are renamed; their addresses stay.',
  })
  name?: string | null;
  @Field(() => TyreCategory, {
    nullable: true,
    description:
      'The kind of vehicle it is for. Tyres that still have the model’s old value get the new one.',
  })
  category?: TyreCategory | null;
  @Field(() => Season, {
    nullable: true,
    description: 'The season it is for. Tyres that still have the model’s old value get the new one.',
  })
  season?: Season | null;
}
