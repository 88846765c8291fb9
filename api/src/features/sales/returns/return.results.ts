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

@ObjectType({ description: 'Units of an order line that come back.' })
export class ReturnLine {
  @Field(() => OrderLine, { description: 'The line of the order.' }) line: OrderLine;
  @Field(() => Int, { description: 'Units that come back; once inspected, those that did.' })
  quantity: number;
  @Field(() => Int, { nullable: true, description: 'Units of those that are as new; null until inspected.' })
  resaleable: number | null;
}

@ObjectType({ description: 'A line of an order, and how much of it can come back.' })
export class ReturnableLine {
  @Field(() => ID, { description: 'The number of the order line.' }) lineId: number;
  @Field(() => Int, { description: 'Units that can still come back.' }) units: number;
}

@ObjectType({ description: 'A reason for which tyres can be sent back today.' })
export class ReturnReasonOption {
  @Field(() => ReturnReason, { description: 'Why the tyres would come back.' }) reason: ReturnReason;
  @Field(() => String, {
    nullable: true,
    description: 'The last day to ask, YYYY-MM-DD; null while the days do not count yet.',
  })
  lastDay: string | null;
  @Field(() => Int, { description: 'How many days it lasts.' }) days: number;
  @Field(() => [ReturnMethod], { description: 'How the tyres can come back.' }) methods: ReturnMethod[];
}

@ObjectType({ description: 'What of an order can be sent back, and why.' })
export class ReturnOptions {
  @Field(() => [ReturnableLine], { description: 'The lines of which anything can still come back.' })
  lines: ReturnableLine[];
  @Field(() => [ReturnReasonOption], { description: 'The reasons that are open today.' })
  reasons: ReturnReasonOption[];
  @Field(() => Pence, { description: 'What a collection costs a buyer who has changed their mind.' })
  collectionPrice: number;
  @Field(() => String, {
    nullable: true,
    description: 'The last day on which faulty tyres could be rejected, YYYY-MM-DD; null unless it is over.',
  })
  rejectionEnded: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The last day on which unused tyres come back once the right to cancel is over, YYYY-MM-DD; null unless that ' +
      'is still to come.',
  })
  unusedUntil: string | null;
}

@ObjectType({ description: 'What a return would pay back that is asked for now.' })
export class ReturnQuote {
  @Field(() => ReturnSums, { description: 'What it would pay back.' }) sums: ReturnSums;
  @Field(() => String, {
    nullable: true,
    description: 'The last day to pay it back, YYYY-MM-DD; null while the days do not count yet.',
  })
  refundBy: string | null;
}

@ObjectType({ implements: Refusal, description: 'There is no such return.' })
export class ReturnNotFound extends Refusal {}

export const returnNotFound = (): ReturnNotFound =>
  result(ReturnNotFound, { message: 'This return doesn’t exist.' });

@ObjectType({
  implements: Refusal,
  description: 'The tyres cannot come back, or the return cannot take this step; nothing was changed.',
})
export class ReturnNotPossible extends Refusal {}

export const notPossible = (message: string): ReturnNotPossible => result(ReturnNotPossible, { message });

@ObjectType({ description: 'How many returns stand in each state.' })
export class ReturnCounts {
  @Field(() => Int, { description: 'Returns to be approved or refused.' }) requested: number;
  @Field(() => Int, { description: 'Returns whose tyres have yet to arrive.' }) coming: number;
  @Field(() => Int, { description: 'Returns that were received and are not paid back.' }) received: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of returns.' })
export class ReturnPage {
  @Field(() => [OrderReturn], { description: 'At most as many as were asked for.' }) items: OrderReturn[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

export const RequestReturnResult = createUnionType({
  name: 'RequestReturnResult',
  description: 'The new return, or why there is none.',
  types: () => [OrderReturn, OrderNotFound, ReturnNotPossible, InvalidInput] as const,
});

export const UpdateReturnResult = createUnionType({
  name: 'UpdateReturnResult',
  description: 'The changed return, or why it stays as it is.',
  types: () => [OrderReturn, ReturnNotFound, ReturnNotPossible, InvalidInput] as const,
});

export const HandleReturnResult = createUnionType({
  name: 'HandleReturnResult',
  description: 'The return after the shop’s step, or why it stays as it is.',
  types: () => [OrderReturn, ReturnNotFound, ReturnNotPossible, StaleWrite, InvalidInput] as const,
});
