import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { result } from '../../../platform/services/result.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { OrderNotFound } from '../orders/index.ts';
import { Claim } from './record/claim.entity.ts';
import { ClaimKind } from './record/claim.enums.ts';

@ObjectType({ implements: Refusal, description: 'There is no such claim.' })
export class ClaimNotFound extends Refusal {}

export const claimNotFound = (): ClaimNotFound =>
  result(ClaimNotFound, { message: 'There’s no such claim.' });

@ObjectType({
  implements: Refusal,
  description: 'The claim cannot be made or changed like this; the message says why.',
})
export class ClaimRefused extends Refusal {}

export const claimRefused = (message: string): ClaimRefused => result(ClaimRefused, { message });

@ObjectType({ description: 'A kind of claim that the buyer of a line can or could make.' })
export class ClaimChoice {
  @Field(() => ID, { description: 'The number of the order line.' }) lineId: number;
  @Field(() => ClaimKind, { description: 'What it would be for.' }) kind: ClaimKind;
  @Field(() => String, {
    nullable: true,
    description: 'The last day in London on which it can be made, as 2026-11-24; null before delivery.',
  })
  lastDay: string | null;
  @Field(() => Int, { description: 'How many tyres it can be about at most.' }) units: number;
  @Field(() => String, { nullable: true, description: 'Why it cannot be made; null if it can.' })
  refusal: string | null;
}

@ObjectType({ description: 'How many claims wait for whom.' })
export class ClaimCounts {
  @Field(() => Int, { description: 'Claims that the shop has to decide.' }) waiting: number;
  @Field(() => Int, { description: 'Claims whose buyer was asked a question.' }) question: number;
  @Field(() => Int, { description: 'Claims that were passed on to the maker.' }) withMaker: number;
  @Field(() => Int, { description: 'Claims that are settled.' }) settled: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of claims.' })
export class ClaimPage {
  @Field(() => [Claim], { description: 'At most as many as were asked for.' }) items: Claim[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

export const CreateClaimResult = createUnionType({
  name: 'CreateClaimResult',
  description: 'The claim, or why none was made.',
  types: () => [Claim, OrderNotFound, ClaimRefused, InvalidInput] as const,
});

export const UpdateClaimResult = createUnionType({
  name: 'UpdateClaimResult',
  description: 'The buyer’s changed claim, or why it stays as it is.',
  types: () => [Claim, ClaimNotFound, ClaimRefused, InvalidInput] as const,
});

export const DecideClaimResult = createUnionType({
  name: 'DecideClaimResult',
  description: 'The decided claim, or why it stays as it is.',
  types: () => [Claim, ClaimNotFound, ClaimRefused, StaleWrite, InvalidInput] as const,
});
