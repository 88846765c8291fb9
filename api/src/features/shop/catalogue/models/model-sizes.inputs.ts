import type { InputRule } from '@treadline/schema/input/rule';
import { attributeRule } from '@treadline/schema/trade/tyre/tyre-attribute';
import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { LabelClass } from '../../../../platform/services/trade.enums.ts';
import { EAN, LOAD_INDEX, PRICE, SIZE, SKU, SPEED_RATING, STOCK } from '../writing/product-write.inputs.ts';

const MOST_ROWS = 200;

/** The message for the whole input, whichever rule it breaks. */
export const SIZES_REFUSAL = {
  required: 'No size was saved: something is missing',
  message: 'No size was saved: some cells are wrong',
} as const satisfies InputRule;

@InputType({
  description: 'A row of the grid: a new size of the model, or the new values of an existing one.',
})
export class ModelSizeInput {
  @Field(() => Int, { nullable: true, description: 'The product’s id; null for a new one.' })
  id?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'For an existing product, the revision you read. If it has changed since, the update is refused ' +
      'as StaleWrite.',
  })
  revision?: number | null;
  @Constraint(SIZE)
  @Field({ description: 'The size as printed on the sidewall, for example 205/55 R16.' })
  size: string;
  @Constraint(LOAD_INDEX)
  @Field(() => Int, { description: 'The code for the load of one tyre, for example 91 for 615 kg.' })
  loadIndex: number;
  @Constraint(LOAD_INDEX)
  @Field(() => Int, { nullable: true, description: 'The load index on twin wheels, for van tyres.' })
  loadIndexTwin?: number | null;
  @Constraint(SPEED_RATING)
  @Field({ description: 'Speed rating letter, for example V.' })
  speedRating: string;
  @Field({ defaultValue: false, description: 'Extra load (XL).' }) extraLoad: boolean;
  @Field({
    defaultValue: false,
    description: 'Whether it can be driven on for a while after losing its air.',
  })
  runFlat: boolean;
  @Constraint(attributeRule('oeMark'))
  @Field(() => String, { nullable: true, description: 'The approval mark of a vehicle maker.' })
  oeMark?: string | null;
  @Field(() => LabelClass, { nullable: true, description: 'The fuel efficiency class of the label.' })
  fuelEfficiency?: LabelClass | null;
  @Field(() => LabelClass, { nullable: true, description: 'The wet grip class of the label.' })
  wetGrip?: LabelClass | null;
  @Constraint(attributeRule('noiseDb'))
  @Field(() => Int, { nullable: true, description: 'The noise in dB, which determines the noise class.' })
  noiseDb?: number | null;
  @Constraint(SKU)
  @Field(() => String, {
    nullable: true,
    description:
      'The stock-keeping number. Null keeps the current one; a new product gets one from model, size, ' +
      'load and speed.',
  })
  sku?: string | null;
  @Constraint(EAN)
  @Field(() => String, { nullable: true, description: 'The EAN-13 with a correct check digit.' })
  ean?: string | null;
  @Constraint(PRICE)
  @Field(() => Pence, { description: 'The price charged for one tyre without fitting, VAT included.' })
  price: number;
  @Constraint(STOCK)
  @Field(() => Int, {
    nullable: true,
    description:
      'The units available to buy. Null leaves them, because sales go on meanwhile; a new product has none.',
  })
  stockQuantity?: number | null;
  @Field({ defaultValue: true, description: 'Whether shoppers see it.' }) published: boolean;
}

/** Errors for rows that repeat a SKU or EAN. */
function checkTwice({ rows }: { readonly rows: readonly ModelSizeInput[] }): FieldError[] {
  return (['sku', 'ean'] as const).flatMap((field) => {
    const values = rows.map((row) => row[field]?.trim().toUpperCase() ?? '');
    return values.flatMap((value, at) => {
      const first = values.indexOf(value);
      if (value === '' || first === at) return [];
      return [
        { path: `rows.${at}.${field}`, message: `Row ${first + 1} has the same ${field.toUpperCase()}` },
      ];
    });
  });
}

@Constraint(SIZES_REFUSAL)
@Checked(checkTwice)
@InputType({ description: 'New and changed sizes of one model, saved all together or not at all.' })
export class SaveModelSizesInput {
  @Field(() => Int, { description: 'References `Model.id`.' }) modelId: number;
  @Constraint({
    required: 'At least one row is required',
    maxItems: MOST_ROWS,
    message: `At most ${MOST_ROWS} rows can be saved at once`,
  })
  @Field(() => [ModelSizeInput], {
    description: 'The rows. Other sizes of the model stay unchanged.',
  })
  rows: ModelSizeInput[];
}
