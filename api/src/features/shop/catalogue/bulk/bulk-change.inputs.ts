import type { InputRule } from '@treadline/schema/input/rule';
import { Field, Float, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { AdminProductFilter } from '../admin/admin-product.inputs.ts';
import { MAX_STOCK } from '../writing/product-write.inputs.ts';
import { BulkChangeKind, PriceEnding } from './bulk-change.enums.ts';

const MOST_IDS = 1_000;
const IDS: InputRule = { maxItems: MOST_IDS, message: `Choose at most ${MOST_IDS} individual products` };
const PERCENT: InputRule = { min: -90, max: 300, message: 'A percentage is from −90 to 300' };
const UNITS: InputRule = {
  min: -MAX_STOCK,
  max: MAX_STOCK,
  message: `Stock must be a number of units up to ${MAX_STOCK}`,
};
const MOST_OFF = 90;

type Faults = (input: BulkChangeInput) => FieldError[];

const fault = (path: keyof BulkChangeInput, message: string): FieldError[] => [{ path, message }];
const NONE: Faults = () => [];

const hasPennies = (percent: number): boolean => Number.isInteger(Math.round(percent * 1e6) / 1e4);

/** Checks the figures that each kind needs. */
const NEEDS: Readonly<Record<BulkChangeKind, Faults>> = {
  PRICE: ({ percent, ending }) =>
    typeof percent !== 'number' || !hasPennies(percent)
      ? fault('percent', 'Give a percentage with at most two decimals, such as 5 or −7.5')
      : percent === 0 && (ending ?? 'PENNY') === 'PENNY'
        ? fault('percent', 'Nothing changes by 0% unless prices are rounded')
        : [],
  SALE_START: ({ percent }) =>
    typeof percent !== 'number' || !hasPennies(percent) || percent <= 0 || percent > MOST_OFF
      ? fault('percent', `A sale must take more than 0% and at most ${MOST_OFF}% off`)
      : [],
  SALE_END: NONE,
  STOCK_SET: ({ units }) =>
    typeof units !== 'number' || units < 0 ? fault('units', 'Give the number of units, 0 or more') : [],
  STOCK_ADJUST: ({ units }) =>
    units ? [] : fault('units', 'Give the number of units to add, negative to remove some'),
  PUBLISH: NONE,
  WITHDRAW: NONE,
  UNDO: () => fault('kind', 'Use undoBulkChange to undo a bulk change'),
};

/** Refuses a kind without its figures, and a selection of products that is missing or made in both ways. */
function checkBulkChange(input: BulkChangeInput): FieldError[] {
  const chosen = [input.productIds, input.filter].filter((choice) => choice !== null && choice !== undefined);
  return [
    ...(chosen.length === 1 ? [] : fault('productIds', 'Choose either individual products or a filter')),
    ...(NEEDS[input.kind] ?? NONE)(input),
  ];
}

@Constraint({ message: 'We couldn’t start this change' })
@Checked(checkBulkChange)
@InputType({
  description: 'A change of many products, selected either by id or by a filter.',
})
export class BulkChangeInput {
  @Constraint(IDS)
  @Field(() => [Int], { nullable: true, description: 'Each references `Product.id`.' })
  productIds?: number[] | null;

  @Field(() => AdminProductFilter, {
    nullable: true,
    description: 'Selects the products that match when the change starts.',
  })
  filter?: AdminProductFilter | null;

  @Field(() => BulkChangeKind, { description: 'The action for each product. UNDO is not accepted here.' })
  kind: BulkChangeKind;

  @Constraint(PERCENT)
  @Field(() => Float, {
    nullable: true,
    description:
      'For PRICE the percentage to add, negative to reduce the price; for SALE_START the percentage ' +
      'off, at most 90.',
  })
  percent?: number | null;

  @Field(() => PriceEnding, {
    nullable: true,
    description: 'How the new price is rounded; by default to the penny.',
  })
  ending?: PriceEnding | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'For SALE_START the last day of the sale in London. From the next day the previous prices are ' +
      'charged again automatically. By default the sale has no end.',
  })
  saleEndsOn?: string | null;

  @Constraint(UNITS)
  @Field(() => Int, {
    nullable: true,
    description: 'For STOCK_SET the units available to buy; for STOCK_ADJUST the units to add.',
  })
  units?: number | null;
}
