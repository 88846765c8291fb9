import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { BrandTier } from '../record/catalogue.enums.ts';
import { plainText } from './plain-text.inputs.ts';

const NAME: InputRule = { ...plainText(60), required: 'Name is required' };
const COUNTRY = plainText(60);
const DESCRIPTION = plainText(1_000);
const YEAR: InputRule = { min: 1800, max: 2100, message: 'A year is a number such as 1889' };

/** The message for the whole input, whatever is wrong with it. */
export const BRAND_REFUSAL = { message: 'We couldn’t save this brand' } as const satisfies InputRule;

@Constraint(BRAND_REFUSAL)
@InputType({ description: 'A new brand.' })
export class CreateBrandInput {
  @Constraint(NAME)
  @Field({
    description: 'The name as the maker writes it. The name in addresses is made of it, once and for all.',
  })
  name: string;
  @Field(() => BrandTier, {
    defaultValue: 'MID_RANGE',
    description: 'The price class the brand sells in.',
  })
  tier: BrandTier;
  @Constraint(COUNTRY)
  @Field(() => String, { nullable: true, description: 'The country the brand began in.' })
  country?: string | null;
  @Constraint(YEAR)
  @Field(() => Int, { nullable: true, description: 'The year the brand was founded.' })
  foundedYear?: number | null;
  @Constraint(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'The brand in a sentence or two, as plain text.' })
  description?: string | null;
}

@Constraint(BRAND_REFUSAL)
@InputType({ description: 'The changes of a brand; fields left out stay as they are.' })
export class UpdateBrandInput {
  @Field(() => Int, { description: 'The number of the brand.' }) id: number;
  @Field(() => Int, { description: 'The revision that was read; another one is refused as StaleWrite.' })
  revision: number;
  @Constraint(NAME)
  @Field(() => String, {
    nullable: true,
    description: 'The name. Tyres that are called by it get the new one; addresses stay.',
  })
  name?: string | null;
  @Field(() => BrandTier, { nullable: true, description: 'The price class the brand sells in.' })
  tier?: BrandTier | null;
  @Constraint(COUNTRY)
  @Field(() => String, {
    nullable: true,
    description: 'The country the brand began in; null or blank removes it.',
  })
  country?: string | null;
  @Constraint(YEAR)
  @Field(() => Int, { nullable: true, description: 'The year the brand was founded; null removes it.' })
  foundedYear?: number | null;
  @Constraint(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'The brand in a sentence or two, as plain text.' })
  description?: string | null;
}
