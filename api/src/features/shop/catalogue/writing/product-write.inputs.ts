import type { InputRule } from '@treadline/schema/input/rule';
import {
  isNoiseClass,
  type LabelClass as LabelClassName,
} from '@treadline/schema/trade/tyre/label/tyre-label';
import { LOAD_INDEXES } from '@treadline/schema/trade/tyre/marking/load-index';
import { attributeRule } from '@treadline/schema/trade/tyre/tyre-attribute';
import { Field, InputType, Int } from 'type-graphql';
import { Upload, type UploadedFile } from '../../../../platform/files/uploaded-file.ts';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LocalDate, Pence } from '../../../../platform/input/scalars.ts';
import { AxlePosition, LabelClass, Season, TyreCategory } from '../../../../platform/services/trade.enums.ts';

export const MAX_SLUG = 150;
export const MAX_SKU = 40;
const MAX_PICTURES = 8;
export const MAX_STOCK = 1_000_000;

/** The message for the whole input, whichever rule it breaks. */
export const REFUSAL = { message: 'We couldn’t save this product' } as const satisfies InputRule;

const SLUG_TEXT = 'Use lower-case letters, digits and hyphens only';
/** Digits alone would be taken for a product id. */
export const SLUG: InputRule = {
  required: SLUG_TEXT,
  maxLength: MAX_SLUG,
  pattern: '^(?![0-9]+$)[a-z0-9]+(?:-[a-z0-9]+)*$',
  message: SLUG_TEXT,
};
export const SKU: InputRule = {
  required: 'SKU is required',
  maxLength: MAX_SKU,
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,38}[A-Za-z0-9]$',
  message: 'An SKU has 3 to 40 letters, digits and hyphens',
};
export const EAN: InputRule = {
  maxLength: 13,
  format: 'ean',
  message: 'An EAN has 13 digits, the last of which is a check digit',
};
const MODEL: InputRule = { required: 'Model is required' };
export const PRODUCT_NAME: InputRule = { maxLength: 200 };
export const PRODUCT_DESCRIPTION: InputRule = { maxLength: 5_000 };
export const SIZE: InputRule = {
  required: 'Size is required',
  format: 'tyre-size',
  message: 'A size looks like 205/55 R16',
};
const SPEED_RATING_TEXT = 'A speed rating is a letter such as V';
export const SPEED_RATING: InputRule = {
  required: SPEED_RATING_TEXT,
  format: 'speed-rating',
  message: SPEED_RATING_TEXT,
};
export const LOAD_INDEX: InputRule = {
  ...LOAD_INDEXES,
  message: `A load index is a number from ${LOAD_INDEXES.min} to ${LOAD_INDEXES.max}`,
};
/** More than any tyre costs, so it catches pence entered as pounds and an extra digit. */
export const MAX_PRICE = 1_000_000;
export const PRICE: InputRule = { min: 1, max: MAX_PRICE, message: 'A price is from £0.01 to £10,000' };
export const STOCK: InputRule = {
  min: 0,
  max: MAX_STOCK,
  message: `Stock is a number of units from 0 to ${MAX_STOCK}`,
};
export const PICTURES: InputRule = {
  maxItems: MAX_PICTURES,
  message: `There can be at most ${MAX_PICTURES} pictures`,
};

/** Fuel efficiency and wet grip have classes A to E, but noise only A to C. */
export function checkNoiseClass({
  noiseClass,
}: {
  readonly noiseClass?: LabelClassName | null;
}): FieldError[] {
  return noiseClass && !isNoiseClass(noiseClass)
    ? [{ path: 'noiseClass', message: 'A noise class must be A, B or C' }]
    : [];
}

@InputType({
  description: 'A picture of a product or model: an uploaded one or a new file. Give exactly one of the two.',
})
export class ProductImageInput {
  @Field(() => String, {
    nullable: true,
    description: 'The address that the shop returned when it was uploaded.',
  })
  url?: string | null;
  @Field(() => Upload, { nullable: true, description: 'A JPEG, PNG, WebP or AVIF picture.' })
  file?: UploadedFile | null;
}

/** The fields of a product that can be set both when it's created and when it's updated. */
@InputType()
abstract class ProductFields {
  @Constraint(PRODUCT_NAME)
  @Field(() => String, {
    nullable: true,
    description: 'The full name; by default made from brand, model, size and markings.',
  })
  name?: string | null;
  @Constraint(SLUG)
  @Field(() => String, {
    nullable: true,
    description:
      'The name in URLs: lower-case letters, digits and hyphens; by default made from the name. The ' +
      'old address redirects to the new one.',
  })
  slug?: string | null;
  @Constraint(EAN)
  @Field(() => String, {
    nullable: true,
    description: 'The EAN-13 with a correct check digit; null removes it.',
  })
  ean?: string | null;
  @Constraint(PRODUCT_DESCRIPTION)
  @Field(() => String, {
    nullable: true,
    description: 'The description as plain text; if null, the shop generates one.',
  })
  description?: string | null;
  @Field(() => TyreCategory, {
    nullable: true,
    description: 'The category of vehicle; by default that of the model.',
  })
  category?: TyreCategory | null;
  @Field(() => Season, { nullable: true, description: 'The season; by default that of the model.' })
  season?: Season | null;
  @Constraint(LOAD_INDEX)
  @Field(() => Int, {
    nullable: true,
    description: 'The load index on twin wheels; null removes it.',
  })
  loadIndexTwin?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it can be driven on for a while after losing its air.',
  })
  runFlat?: boolean | null;
  @Constraint(attributeRule('runFlatCode'))
  @Field(() => String, { nullable: true, description: 'The maker’s term for run-flat; null removes it.' })
  runFlatCode?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Extra load (XL).' }) extraLoad?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Made for electric cars.' }) evSpec?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Carries the three-peak mountain snowflake.' })
  threePeakSnowflake?: boolean | null;
  @Constraint(attributeRule('oeMark'))
  @Field(() => String, {
    nullable: true,
    description: 'The approval mark of a vehicle maker; null removes it.',
  })
  oeMark?: string | null;
  @Field(() => AxlePosition, { nullable: true, description: 'The axle or axles it is for.' })
  position?: AxlePosition | null;
  @Field(() => LabelClass, {
    nullable: true,
    description: 'The fuel efficiency class of the label; null removes it.',
  })
  fuelEfficiency?: LabelClass | null;
  @Field(() => LabelClass, {
    nullable: true,
    description: 'The wet grip class of the label; null removes it.',
  })
  wetGrip?: LabelClass | null;
  @Constraint(attributeRule('noiseDb'))
  @Field(() => Int, {
    nullable: true,
    description: 'The external rolling noise in dB; null removes it.',
  })
  noiseDb?: number | null;
  @Field(() => LabelClass, {
    nullable: true,
    description: 'The noise class of the label, A to C; null removes it.',
  })
  noiseClass?: LabelClass | null;
  @Constraint(PRICE)
  @Field(() => Pence, {
    nullable: true,
    description: 'The price of the tyre alone, delivered; if null, the list price is charged.',
  })
  mailOrderPrice?: number | null;
  @Constraint(PRICE)
  @Field(() => Pence, {
    nullable: true,
    description: 'The price of the tyre fitted; null if it isn’t sold fitted.',
  })
  fittedPrice?: number | null;
  @Constraint(PRICE)
  @Field(() => Pence, {
    nullable: true,
    description:
      'The cost of one tyre to the shop, without VAT; null if unknown. Setting it takes READ_COSTS.',
  })
  costPrice?: number | null;
  @Constraint(STOCK)
  @Field(() => Int, {
    nullable: true,
    description: 'The units available to buy, in addition to those reserved by checkouts.',
  })
  stockQuantity?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers see it.' }) published?:
    | boolean
    | null;
  @Constraint(PICTURES)
  @Field(() => [ProductImageInput], {
    nullable: true,
    description: 'Its own pictures, the main one first; an empty list shows those of its model.',
  })
  images?: ProductImageInput[] | null;
}

@Constraint(REFUSAL)
@Checked(checkNoiseClass)
@InputType({ description: 'A new product.' })
export class CreateProductInput extends ProductFields {
  @Constraint(SKU)
  @Field({
    description: 'The stock-keeping number, unique to the product.',
  })
  sku: string;
  @Constraint(MODEL)
  @Field({ description: 'The model of the tyre: its slug, or brand and name.' })
  model: string;
  @Constraint(SIZE)
  @Field({ description: 'The size as printed on the sidewall, for example 205/55 R16.' })
  size: string;
  @Constraint(LOAD_INDEX)
  @Field(() => Int, { description: 'The code for the load of one tyre, for example 91 for 615 kg.' })
  loadIndex: number;
  @Constraint(SPEED_RATING)
  @Field({ description: 'Speed rating letter, for example V.' })
  speedRating: string;
  @Constraint(PRICE)
  @Field(() => Pence, {
    description: 'The list price. It is charged only while mailOrderPrice is null.',
  })
  listPrice: number;
}

/** The fields of a product that a change can leave out. */
@InputType()
export abstract class ChangedFields extends ProductFields {
  @Constraint(SKU)
  @Field(() => String, { nullable: true, description: 'The stock-keeping number.' })
  sku?: string | null;
  @Constraint(MODEL)
  @Field(() => String, {
    nullable: true,
    description: 'The model of the tyre: its slug, or brand and name.',
  })
  model?: string | null;
  @Constraint(SIZE)
  @Field(() => String, { nullable: true, description: 'The size as printed on the sidewall.' })
  size?: string | null;
  @Constraint(LOAD_INDEX)
  @Field(() => Int, { nullable: true, description: 'The code for the load of one tyre.' })
  loadIndex?: number | null;
  @Constraint(SPEED_RATING)
  @Field(() => String, { nullable: true, description: 'Speed rating letter.' })
  speedRating?: string | null;
  @Constraint(PRICE)
  @Field(() => Pence, {
    nullable: true,
    description: 'The list price. It is charged only while mailOrderPrice is null; otherwise change that.',
  })
  listPrice?: number | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The last day, in London, of a reduced price. From the next day the previous price is charged ' +
      'again automatically. Null makes the price permanent.',
  })
  saleEndsOn?: string | null;
}

@Constraint(REFUSAL)
@Checked(checkNoiseClass)
@InputType({ description: 'The changes; absent fields stay unchanged.' })
export class UpdateProductInput extends ChangedFields {
  @Field(() => Int, { description: 'References `Product.id`.' }) id: number;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True stops showing the earlier price beside the price, for example because it was a mistake. A price that ' +
      'falls later becomes an earlier price again.',
  })
  dropWasPrice?: boolean | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The revision you read. If the product has changed since, the update is refused as StaleWrite. ' +
      'Without a revision the update overwrites other changes.',
  })
  revision?: number | null;
}
