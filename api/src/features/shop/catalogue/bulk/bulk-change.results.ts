import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { BulkChange } from './bulk-change.entity.ts';
import { BulkRefusal } from './bulk-change.enums.ts';

@ObjectType({ description: 'What a bulk change would make of one product.' })
export class BulkChangePreviewRow {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field({ description: 'What the product is called in lists.' }) name: string;
  @Field({ description: 'Its stock-keeping number.' }) sku: string;
  @Field(() => Pence, { description: 'The price charged now.' }) priceBefore: number;
  @Field(() => Pence, { description: 'The price charged afterwards.' }) priceAfter: number;
  @Field(() => Int, { description: 'The units that can be bought now.' }) stockBefore: number;
  @Field(() => Int, { description: 'The units that can be bought afterwards.' }) stockAfter: number;
  @Field({ description: 'Whether shoppers see it now.' }) publishedBefore: boolean;
  @Field({ description: 'Whether shoppers see it afterwards.' }) publishedAfter: boolean;
}

@ObjectType({ description: 'How many products are left as they are for one reason.' })
export class BulkRefusalCount {
  @Field(() => BulkRefusal, { description: 'Why they are left as they are.' }) reason: BulkRefusal;
  @Field(() => Int, { description: 'The number of products.' }) count: number;
}

@ObjectType({ description: 'What a bulk change would do if it was started now.' })
export class BulkChangePreview {
  @Field(() => Int, { description: 'The number of products that it is for.' }) total: number;
  @Field(() => Int, { description: 'The number of products that it changes.' }) changing: number;
  @Field(() => [BulkRefusalCount], {
    description: 'How many it leaves as they are, most frequent reason first.',
  })
  refusals: BulkRefusalCount[];
  @Field(() => [BulkChangePreviewRow], { description: 'The first products that it changes, by name.' })
  rows: BulkChangePreviewRow[];
}

@ObjectType({ description: 'A product that a bulk change left as it is.' })
export class BulkRefusedProduct {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field({ description: 'What the product is called in lists.' }) name: string;
  @Field({ description: 'Its stock-keeping number.' }) sku: string;
  @Field(() => BulkRefusal, { description: 'Why it is left as it is.' }) reason: BulkRefusal;
}

@ObjectType({ description: 'The change goes on in the background.' })
export class BulkChangeStarted {
  @Field(() => BulkChange, { description: 'The change, to ask how far it is.' }) change: BulkChange;
}

@ObjectType({
  implements: Refusal,
  description:
    'The change cannot be undone: it is not done yet, is undone already, undoes another one itself, or is too old.',
})
export class BulkChangeNotUndoable extends Refusal {}

export const StartBulkChangeResult = createUnionType({
  name: 'StartBulkChangeResult',
  description: 'The change that was started, or why it was not.',
  types: () => [BulkChangeStarted, InvalidInput] as const,
});

export const UndoBulkChangeResult = createUnionType({
  name: 'UndoBulkChangeResult',
  description: 'The change that undoes the other, or why there is none.',
  types: () => [BulkChangeStarted, BulkChangeNotUndoable] as const,
});
