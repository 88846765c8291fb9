import { reportFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { PenceSum } from '../../../../platform/input/scalars.ts';
import { ClaimKind } from '../../../sales/claims/index.ts';
import { ReturnReason } from '../../../sales/returns/index.ts';

@ObjectType({ description: 'Returns for one reason.' })
export class ReturnsByReason {
  @Field(() => ReturnReason, { description: 'Why the tyres come back.' }) reason: ReturnReason;
  @Field(() => Int, { description: reportFigures.returns.meaning }) returns: number;
  @Field(() => Int, { description: 'The tyres that these returns name.' }) tyres: number;
  @Field(() => Int, { description: 'How many of the returns arrived.' }) received: number;
  @Field(() => Int, { description: 'Returns for this reason in the period before.' }) returnsBefore: number;
}

@ObjectType({ description: 'Claims of one kind.' })
export class ClaimsByKind {
  @Field(() => ClaimKind, { description: 'A price match, road damage or a fault.' }) kind: ClaimKind;
  @Field(() => Int, { description: reportFigures.claims.meaning }) claims: number;
  @Field(() => Int, { description: 'The tyres that these claims are for.' }) tyres: number;
  @Field(() => Int, { description: 'How many were approved, with money or other tyres.' }) approved: number;
  @Field(() => Int, { description: 'How many were refused.' }) refused: number;
  @Field(() => PenceSum, { description: 'The refunds that were approved.' }) amount: number;
  @Field(() => Int, { description: 'Claims of this kind in the period before.' }) claimsBefore: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description: 'Returns and claims by cause, compared with the preceding period of the same length.',
})
export class AfterSalesReport {
  @Field(() => [ReturnsByReason], { description: 'The reasons of either period, most frequent first.' })
  returns: ReturnsByReason[];
  @Field(() => [ClaimsByKind], { description: 'The kinds of either period, most frequent first.' })
  claims: ClaimsByKind[];
  @Field(() => Int, {
    description: 'Tyres sold in the period, to compare with. Returned ones are taken off.',
  })
  unitsSold: number;
}
