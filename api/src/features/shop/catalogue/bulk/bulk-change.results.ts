import { JUMP_PERCENT } from '@treadline/schema/trade/values/price-jump';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { BulkChange } from './bulk-change.entity.ts';
import { BulkRefusal } from './bulk-change.enums.ts';

@ObjectType({ description: 'The effect of a bulk change on one product.' })
export class BulkChangePreviewRow {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field({ description: 'The product’s name in lists.' }) name: string;
  @Field({ description: 'Its stock-keeping number.' }) sku: string;
  @Field(() => Pence, { description: 'The price charged now.' }) priceBefore: number;
  @Field(() => Pence, { description: 'The price charged afterwards.' }) priceAfter: number;
  @Field(() => Int, { description: 'The units available to buy now.' }) stockBefore: number;
  @Field(() => Int, { description: 'The units available to buy afterwards.' }) stockAfter: number;
  @Field({ description: 'Whether shoppers see it now.' }) publishedBefore: boolean;
  @Field({ description: 'Whether shoppers see it afterwards.' }) publishedAfter: boolean;
}

@ObjectType({ description: 'The number of products left unchanged for one reason.' })
export class BulkRefusalCount {
  @Field(() => BulkRefusal, { description: 'Why they are left unchanged.' }) reason: BulkRefusal;
  @Field(() => Int, { description: 'The number of products.' }) count: number;
}

@ObjectType({ description: 'The effect of a bulk change on prices.' })
export class BulkPriceFigures {
  @Field(() => Int, { description: 'The number of prices that rise.' }) rising: number;
  @Field(() => Int, { description: 'The number of prices that fall.' }) falling: number;
  @Field(() => Int, { description: `The number of prices that change by more than ${JUMP_PERCENT}%.` })
  jumping: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of products whose new price without VAT is below their cost.',
  })
  @Auth('ADMIN', 'READ_COSTS')
  belowCost: number;
}

@ObjectType({ description: 'The effect of a bulk change if it was started now.' })
export class BulkChangePreview {
  @Field(() => Int, { description: 'The number of products it applies to.' }) total: number;
  @Field(() => Int, { description: 'The number of products it changes.' }) changing: number;
  @Field(() => [BulkRefusalCount], {
    description: 'The numbers left unchanged, most frequent reason first.',
  })
  refusals: BulkRefusalCount[];
  @Field(() => BulkPriceFigures, { description: 'How the prices of these products change.' })
  prices: BulkPriceFigures;
  @Field(() => [BulkChangePreviewRow], { description: 'The first products it changes, by name.' })
  rows: BulkChangePreviewRow[];
}

@ObjectType({ description: 'A product that a bulk change left unchanged.' })
export class BulkRefusedProduct {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field({ description: 'The product’s name in lists.' }) name: string;
  @Field({ description: 'Its stock-keeping number.' }) sku: string;
  @Field(() => BulkRefusal, { description: 'Why it was left unchanged.' }) reason: BulkRefusal;
}

@ObjectType({ description: 'The change was started and runs in the background.' })
export class BulkChangeStarted {
  @Field(() => BulkChange, { description: 'The change, whose progress bulkChange reports.' })
  change: BulkChange;
}

@ObjectType({
  implements: Refusal,
  description:
    'The change can’t be undone: it isn’t finished, has already been undone, is itself an undo, or is too old.',
})
export class BulkChangeNotUndoable extends Refusal {}

export const StartBulkChangeResult = createUnionType({
  name: 'StartBulkChangeResult',
  description: 'The started change, or why it could not start.',
  types: () => [BulkChangeStarted, InvalidInput] as const,
});

export const UndoBulkChangeResult = createUnionType({
  name: 'UndoBulkChangeResult',
  description: 'The change that undoes the other, or why it could not start.',
  types: () => [BulkChangeStarted, BulkChangeNotUndoable] as const,
});
