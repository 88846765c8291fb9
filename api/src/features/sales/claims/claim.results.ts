import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { result } from '../../../platform/services/result.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { OrderNotFound } from '../orders/index.ts';
import { Claim } from './record/claim.entity.ts';
import { ClaimKind } from './record/claim.enums.ts';

@ObjectType({ implements: Refusal, description: 'The claim doesn’t exist, or the caller can’t see it.' })
export class ClaimNotFound extends Refusal {}

export const claimNotFound = (): ClaimNotFound =>
  result(ClaimNotFound, { message: 'This claim doesn’t exist.' });

@ObjectType({
  implements: Refusal,
  description: 'The claim can’t be made or changed; the message says why.',
})
export class ClaimRefused extends Refusal {}

export const claimRefused = (message: string): ClaimRefused => result(ClaimRefused, { message });

@ObjectType({ description: 'A kind of claim for one order line, and whether its buyer can make it now.' })
export class ClaimChoice {
  @Field(() => ID, { description: 'The id of the order line.' }) lineId: number;
  @Field(() => ClaimKind, { description: 'A price match, road damage or a fault.' }) kind: ClaimKind;
  @Field(() => String, {
    nullable: true,
    description:
      'The last day to make it, in London, for example 2026-11-24. Null for damage and faults until delivery.',
  })
  lastDay: string | null;
  @Field(() => Int, { description: 'The most tyres that can be claimed for.' }) units: number;
  @Field(() => String, { nullable: true, description: 'Why it can’t be made; null if it can.' })
  refusal: string | null;
}

@ObjectType({ description: 'How many claims are waiting for the shop, the buyer and the maker.' })
export class ClaimCounts {
  @Field(() => Int, { description: 'Claims waiting for the shop’s decision.' }) waiting: number;
  @Field(() => Int, { description: 'Claims waiting for the buyer’s answer.' }) question: number;
  @Field(() => Int, { description: 'Claims waiting for the tyre’s maker.' }) withMaker: number;
  @Field(() => Int, { description: 'Claims that need no more action.' }) settled: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of claims.' })
export class ClaimPage {
  @Field(() => [Claim], { description: 'At most `limit` claims, in the requested order.' }) items: Claim[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

export const CreateClaimResult = createUnionType({
  name: 'CreateClaimResult',
  description: 'The new claim, or why it was refused.',
  types: () => [Claim, OrderNotFound, ClaimRefused, InvalidInput] as const,
});

export const UpdateClaimResult = createUnionType({
  name: 'UpdateClaimResult',
  description: 'The updated claim, or why it wasn’t updated.',
  types: () => [Claim, ClaimNotFound, ClaimRefused, InvalidInput] as const,
});

export const DecideClaimResult = createUnionType({
  name: 'DecideClaimResult',
  description: 'The decided claim, or why it wasn’t decided.',
  types: () => [Claim, ClaimNotFound, ClaimRefused, StaleWrite, InvalidInput] as const,
});
