import type { InputRule } from '@treadline/schema/input/rule';
import { Field, Float, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { AdminProductFilter } from '../admin/admin-product.inputs.ts';
import { MAX_STOCK } from '../writing/product-write.inputs.ts';
import { BulkChangeKind, PriceEnding } from './bulk-change.enums.ts';

const MOST_IDS = 1_000;
const IDS: InputRule = { maxItems: MOST_IDS, message: `Choose at most ${MOST_IDS} products one by one` };
const PERCENT: InputRule = { min: -90, max: 300, message: 'A percentage is from −90 to 300' };
const UNITS: InputRule = {
  min: -MAX_STOCK,
  max: MAX_STOCK,
  message: `Stock is a number of units up to ${MAX_STOCK}`,
};
const MOST_OFF = 90;

type Faults = (input: BulkChangeInput) => FieldError[];

const fault = (path: keyof BulkChangeInput, message: string): FieldError[] => [{ path, message }];
const NONE: Faults = () => [];

const hasPennies = (percent: number): boolean => Number.isInteger(Math.round(percent * 1e6) / 1e4);

/** What each kind needs of the figures. */
const NEEDS: Readonly<Record<BulkChangeKind, Faults>> = {
  PRICE: ({ percent, ending }) =>
    typeof percent !== 'number' || !hasPennies(percent)
      ? fault('percent', 'Give a percentage with at most two decimals, such as 5 or −7.5')
      : percent === 0 && (ending ?? 'PENNY') === 'PENNY'
        ? fault('percent', 'Nothing changes by 0% unless prices are rounded')
        : [],
  SALE_START: ({ percent }) =>
    typeof percent !== 'number' || !hasPennies(percent) || percent <= 0 || percent > MOST_OFF
      ? fault('percent', `A sale takes up to ${MOST_OFF}% off`)
      : [],
  SALE_END: NONE,
  STOCK_SET: ({ units }) =>
    typeof units !== 'number' || units < 0 ? fault('units', 'Give the number of units, 0 or more') : [],
  STOCK_ADJUST: ({ units }) =>
    units ? [] : fault('units', 'Give the units to add, or take away with a minus'),
  PUBLISH: NONE,
  WITHDRAW: NONE,
  UNDO: () => fault('kind', 'A bulk change is undone by its number'),
};

/** Refuses a kind without its figures, and a choice of products that is missing or made twice. */
function checkBulkChange(input: BulkChangeInput): FieldError[] {
  const chosen = [input.productIds, input.filter].filter((choice) => choice !== null && choice !== undefined);
  return [
    ...(chosen.length === 1 ? [] : fault('productIds', 'Choose products one by one or by a filter')),
    ...(NEEDS[input.kind] ?? NONE)(input),
  ];
}

@Constraint({ message: 'We couldn’t start this change' })
@Checked(checkBulkChange)
@InputType({
  description: 'A change of many products. The products are given by their numbers or by a filter.',
})
export class BulkChangeInput {
  @Constraint(IDS)
  @Field(() => [Int], { nullable: true, description: 'The numbers of the products.' })
  productIds?: number[] | null;

  @Field(() => AdminProductFilter, {
    nullable: true,
    description: 'The products that this filter finds when the change begins.',
  })
  filter?: AdminProductFilter | null;

  @Field(() => BulkChangeKind, { description: 'What is done to each of them; UNDO is not taken here.' })
  kind: BulkChangeKind;

  @Constraint(PERCENT)
  @Field(() => Float, {
    nullable: true,
    description:
      'For PRICE the percentage that is added, below zero to take it off; for SALE_START the percentage off, 1 to 90.',
  })
  percent?: number | null;

  @Field(() => PriceEnding, {
    nullable: true,
    description: 'What the new price is rounded to; to the penny if left out.',
  })
  ending?: PriceEnding | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'For SALE_START the last day of the sale, in London: the prices before it are charged again by themselves from ' +
      'the next day. The sale has no end without one.',
  })
  saleEndsOn?: string | null;

  @Constraint(UNITS)
  @Field(() => Int, {
    nullable: true,
    description: 'For STOCK_SET the units that can be bought; for STOCK_ADJUST the units to add.',
  })
  units?: number | null;
}
