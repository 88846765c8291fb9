import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Pence } from '../../../platform/input/scalars.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { result } from '../../../platform/services/result.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { OrderLine, OrderNotFound } from '../orders/index.ts';
import { OrderReturn, ReturnSums } from './record/order-return.entity.ts';
import { ReturnMethod, ReturnReason } from './record/return.enums.ts';

@ObjectType({ description: 'Units of an order line in a return.' })
export class ReturnLine {
  @Field(() => OrderLine, { description: 'The order line.' }) line: OrderLine;
  @Field(() => Int, { description: 'How many units come back or, once inspected, came back.' })
  quantity: number;
  @Field(() => Int, { nullable: true, description: 'How many of those are as new; null until inspected.' })
  resaleable: number | null;
}

@ObjectType({ description: 'An order line with units that can be returned.' })
export class ReturnableLine {
  @Field(() => ID, { description: 'The id of the order line.' }) lineId: number;
  @Field(() => Int, { description: 'How many units can still be returned.' }) units: number;
}

@ObjectType({ description: 'A reason that is open for returns today.' })
export class ReturnReasonOption {
  @Field(() => ReturnReason, { description: 'Why the tyres would come back.' }) reason: ReturnReason;
  @Field(() => String, {
    nullable: true,
    description: 'The last day to request the return, YYYY-MM-DD; null until the days start to count.',
  })
  lastDay: string | null;
  @Field(() => Int, { description: 'How many days the right lasts.' }) days: number;
  @Field(() => [ReturnMethod], { description: 'The ways the tyres can come back.' }) methods: ReturnMethod[];
}

@ObjectType({ description: 'The tyres of an order that can be returned today, and the open reasons.' })
export class ReturnOptions {
  @Field(() => [ReturnableLine], { description: 'The order lines with units that can be returned.' })
  lines: ReturnableLine[];
  @Field(() => [ReturnReasonOption], { description: 'The reasons open today.' })
  reasons: ReturnReasonOption[];
  @Field(() => Pence, { description: 'The charge for a collection if the buyer has changed their mind.' })
  collectionPrice: number;
  @Field(() => String, {
    nullable: true,
    description:
      'The last day on which defective tyres could be rejected, YYYY-MM-DD; null until it has passed.',
  })
  rejectionEnded: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The last day to return unused tyres under the shop’s own promise, YYYY-MM-DD; null unless that starts later, ' +
      'when the right to cancel ends.',
  })
  unusedUntil: string | null;
}

@ObjectType({ description: 'The refund of a return if it were requested now.' })
export class ReturnQuote {
  @Field(() => ReturnSums, { description: 'The breakdown of the refund.' }) sums: ReturnSums;
  @Field(() => String, {
    nullable: true,
    description: 'The last day for the refund, YYYY-MM-DD; null until the days start to count.',
  })
  refundBy: string | null;
}

@ObjectType({ implements: Refusal, description: 'The return doesn’t exist, or the caller can’t see it.' })
export class ReturnNotFound extends Refusal {}

export const returnNotFound = (): ReturnNotFound =>
  result(ReturnNotFound, { message: 'This return doesn’t exist.' });

@ObjectType({
  implements: Refusal,
  description: 'The tyres can’t come back, or the return can’t be changed like this. Nothing has changed.',
})
export class ReturnNotPossible extends Refusal {}

export const notPossible = (message: string): ReturnNotPossible => result(ReturnNotPossible, { message });

@ObjectType({ description: 'How many open returns are in each state.' })
export class ReturnCounts {
  @Field(() => Int, { description: 'Returns waiting for approval.' }) requested: number;
  @Field(() => Int, { description: 'Returns whose tyres haven’t arrived yet.' }) coming: number;
  @Field(() => Int, { description: 'Returns whose tyres have arrived but aren’t refunded.' })
  received: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of returns.' })
export class ReturnPage {
  @Field(() => [OrderReturn], { description: 'At most `limit` returns, in the requested order.' })
  items: OrderReturn[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

export const RequestReturnResult = createUnionType({
  name: 'RequestReturnResult',
  description: 'The new return, or why it was refused.',
  types: () => [OrderReturn, OrderNotFound, ReturnNotPossible, InvalidInput] as const,
});

export const UpdateReturnResult = createUnionType({
  name: 'UpdateReturnResult',
  description: 'The updated return, or why it wasn’t updated.',
  types: () => [OrderReturn, ReturnNotFound, ReturnNotPossible, InvalidInput] as const,
});

export const HandleReturnResult = createUnionType({
  name: 'HandleReturnResult',
  description: 'The updated return, or why it wasn’t updated.',
  types: () => [OrderReturn, ReturnNotFound, ReturnNotPossible, StaleWrite, InvalidInput] as const,
});
