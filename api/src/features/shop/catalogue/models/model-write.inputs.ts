import { faultOf, type InputRule } from '@treadline/schema/input/rule';
import { attributeRule } from '@treadline/schema/trade/tyre/tyre-attribute';
import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LabelClass, Season, TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { TreadPattern } from '../record/catalogue.enums.ts';
import { EAN, SIZE, SKU, SLUG } from '../writing/product-write.inputs.ts';
import { plainText } from './plain-text.inputs.ts';

const BRAND: InputRule = { required: 'Brand is required' };
const NAME: InputRule = { ...plainText(80), required: 'Name is required' };
const FEATURE = plainText(120);
const YEARS: InputRule = { min: 1900, max: 2100, message: 'A year is a number such as 2026' };

/** The message for the whole input, whatever is wrong with it. */
export const MODEL_REFUSAL = { message: 'We couldn’t save this model' } as const satisfies InputRule;

/** The rule of one highlight: a list's own sentence is about the list. */
function checkFeatures({ features }: { readonly features?: readonly string[] | null }): FieldError[] {
  return (features ?? []).flatMap((feature, at) => {
    const message = faultOf(FEATURE, feature, 'feature', {});
    return message === null ? [] : [{ path: `features.${at}`, message }];
  });
}

@InputType({ description: 'A technical fact.' })
export class SpecificationInput {
  @Constraint({ ...plainText(60), required: 'What is measured is required' })
  @Field({ description: 'What is measured, for example Wet grip.' })
  label: string;
  @Constraint({ ...plainText(200), required: 'Its value is required' })
  @Field({ description: 'Its value with its unit, for example 71 dB.' })
  value: string;
}

@InputType({ description: 'Technical facts that belong together.' })
export class SpecificationGroupInput {
  @Constraint({ ...plainText(60), required: 'The group’s name is required' })
  @Field({ description: 'What the facts are about, for example Construction.' })
  name: string;
  @Constraint({ maxItems: 20, message: 'A group has at most 20 facts' })
  @Field(() => [SpecificationInput], { description: 'The facts of the group.' })
  values: SpecificationInput[];
}

/** The fields of a model that have a default when it is created and may be left out when it is changed. */
@InputType()
abstract class ModelFields {
  @Constraint(SLUG)
  @Field(() => String, {
    nullable: true,
    description:
      'The name in addresses; by default made of the name. The old address redirects to the new one.',
  })
  slug?: string | null;
  @Field(() => TreadPattern, {
    nullable: true,
    description:
      'The tread in the pictures; by default symmetric, and for motorcycles that of a touring tyre.',
  })
  tread?: TreadPattern | null;
  @Constraint(plainText(5_000))
  @Field(() => String, {
    nullable: true,
    description: 'The description as plain text, with empty lines between paragraphs.',
  })
  description?: string | null;
  @Constraint({ maxItems: 6, message: 'A model has at most 6 highlights' })
  @Field(() => [String], { nullable: true, description: 'The highlights, best four to six short lines.' })
  features?: string[] | null;
  @Constraint({ maxItems: 12, message: 'A model has at most 12 groups of facts' })
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
  @Field(() => Int, { nullable: true, description: 'The year it came out; by default the present one.' })
  launchYear?: number | null;
  @Constraint(SIZE)
  @Field(() => String, {
    nullable: true,
    description:
      'The size that the pictures show, for example 205/55 R16; by default one typical of its category.',
  })
  pictureSize?: string | null;
  @Constraint(plainText(70))
  @Field(() => String, {
    nullable: true,
    description: 'The page’s title for search engines; if blank, the shop makes one of the name.',
  })
  seoTitle?: string | null;
  @Constraint(plainText(155))
  @Field(() => String, {
    nullable: true,
    description: 'The page’s summary for search engines; if blank, the beginning of the description.',
  })
  seoDescription?: string | null;
  @Constraint(SKU)
  @Field(() => String, {
    nullable: true,
    description: 'The stock-keeping number; by default made of the name.',
  })
  sku?: string | null;
  @Constraint(EAN)
  @Field(() => String, {
    nullable: true,
    description: 'The EAN-13; by default one from the range for use inside one company.',
  })
  ean?: string | null;
}

@Constraint(MODEL_REFUSAL)
@Checked(checkFeatures)
@InputType({ description: 'A new model. Shoppers see it as soon as one of its sizes is published.' })
export class CreateModelInput extends ModelFields {
  @Constraint(BRAND)
  @Field({ description: 'The slug of the brand that makes it.' })
  brand: string;
  @Constraint(NAME)
  @Field({ description: 'The name without the brand, for example Primacy 4+.' })
  name: string;
  @Field(() => TyreCategory, { description: 'The kind of vehicle it is made for.' })
  category: TyreCategory;
  @Field(() => Season, { description: 'The season it is made for.' })
  season: Season;
}

@Constraint(MODEL_REFUSAL)
@Checked(checkFeatures)
@InputType({ description: 'The changes of a model; fields left out stay as they are.' })
export class UpdateModelInput extends ModelFields {
  @Field(() => Int, { description: 'The number of the model.' }) id: number;
  @Field(() => Int, { description: 'The revision that was read; another one is refused as StaleWrite.' })
  revision: number;
  @Constraint(BRAND)
  @Field(() => String, {
    nullable: true,
    description: 'The slug of the brand that makes it. Its tyres go along, with new names.',
  })
  brand?: string | null;
  @Constraint(NAME)
  @Field(() => String, {
    nullable: true,
    description:
      'The name without the brand. Tyres that are called by it get the new one; their addresses stay.',
  })
  name?: string | null;
  @Field(() => TyreCategory, {
    nullable: true,
    description: 'The kind of vehicle it is made for. Its tyres of the old kind become of the new.',
  })
  category?: TyreCategory | null;
  @Field(() => Season, {
    nullable: true,
    description: 'The season it is made for. Its tyres for the old season become tyres for the new.',
  })
  season?: Season | null;
}
