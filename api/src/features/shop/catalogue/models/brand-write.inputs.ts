import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { BrandTier } from '../record/catalogue.enums.ts';
import { plainText } from './plain-text.inputs.ts';

const NAME: InputRule = { ...plainText(60), required: 'Name is required' };
const COUNTRY = plainText(60);
const DESCRIPTION = plainText(1_000);
const YEAR: InputRule = { min: 1800, max: 2100, message: 'A year is a number such as 1889' };

/** The message for the whole input, whichever rule it breaks. */
export const BRAND_REFUSAL = { message: 'We couldn’t save this brand' } as const satisfies InputRule;

@Constraint(BRAND_REFUSAL)
@InputType({ description: 'A new brand.' })
export class CreateBrandInput {
  @Constraint(NAME)
  @Field({
    description: 'The name as the maker writes it. Its slug is made from this name and never changes.',
  })
  name: string;
  @Field(() => BrandTier, {
    defaultValue: 'MID_RANGE',
    description: 'The price class the brand sells in.',
  })
  tier: BrandTier;
  @Constraint(COUNTRY)
  @Field(() => String, { nullable: true, description: 'The brand’s home country.' })
  country?: string | null;
  @Constraint(YEAR)
  @Field(() => Int, { nullable: true, description: 'The year the brand was founded.' })
  foundedYear?: number | null;
  @Constraint(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'A sentence or two about the brand, as plain text.' })
  description?: string | null;
}

@Constraint(BRAND_REFUSAL)
@InputType({ description: 'The changes to a brand; absent fields stay unchanged.' })
export class UpdateBrandInput {
  @Field(() => Int, { description: 'References `Brand.id`.' }) id: number;
  @Field(() => Int, {
    description:
      'The revision you read. If the brand has changed since, the update is refused as StaleWrite.',
  })
  revision: number;
  @Constraint(NAME)
  @Field(() => String, {
    nullable: true,
    description: 'The name. Tyres whose names contain it are renamed; addresses stay.',
  })
  name?: string | null;
  @Field(() => BrandTier, { nullable: true, description: 'The price class the brand sells in.' })
  tier?: BrandTier | null;
  @Constraint(COUNTRY)
  @Field(() => String, {
    nullable: true,
    description: 'The brand’s home country; null or blank removes it.',
  })
  country?: string | null;
  @Constraint(YEAR)
  @Field(() => Int, { nullable: true, description: 'The year the brand was founded; null removes it.' })
  foundedYear?: number | null;
  @Constraint(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'A sentence or two about the brand, as plain text.' })
  description?: string | null;
}
