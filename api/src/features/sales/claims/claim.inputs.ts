import type { InputRule } from '@treadline/schema/input/rule';
import { MAX_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { claimKinds, isWebAddress } from '@treadline/schema/trade/order/claim-kind';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import { Pence } from '../../../platform/input/scalars.ts';
import { BlankText } from '../../../platform/text/blank-text.ts';
import { PHOTOGRAPHS } from '../after-sales/index.ts';
import { ClaimDecision, ClaimKind, ClaimState } from './record/claim.enums.ts';

const MAX_TEXT = 2_000;
const MAX_MILEAGE = 200_000;
/** No new tyre has more. */
const MAX_TREAD_MM = 20;

const text = (required?: string): InputRule => ({
  ...(required ? { required } : {}),
  maxLength: MAX_TEXT,
  message: `Please use at most ${MAX_TEXT.toLocaleString('en-GB')} characters`,
});

const isBlank = (typed: string | null | undefined): boolean => (typed ?? '').trim() === '';

const offerFaults = ({ offerUrl, offerPrice, photographs }: CreateClaimInput): FieldError[] => [
  ...(isBlank(offerUrl) && (photographs?.length ?? 0) === 0
    ? [{ path: 'offerUrl', message: 'Please give the offer’s web address, or add a photograph of it' }]
    : []),
  ...(isBlank(offerUrl) || isWebAddress(offerUrl ?? '')
    ? []
    : [
        {
          path: 'offerUrl',
          message: 'Please enter the whole web address, such as https://www.example.co.uk/tyre',
        },
      ]),
  ...(typeof offerPrice === 'number'
    ? []
    : [{ path: 'offerPrice', message: 'Please enter the offer’s total price, delivery included' }]),
];

const damageFaults = ({
  kind,
  text: said,
  mileage,
  treadMm,
  photographs,
}: CreateClaimInput): FieldError[] => [
  ...(isBlank(said) ? [{ path: 'text', message: 'Please tell us what happened' }] : []),
  ...(typeof mileage === 'number'
    ? []
    : [{ path: 'mileage', message: 'Please enter the miles driven on the tyres' }]),
  ...(kind === 'ROAD_HAZARD' && typeof treadMm !== 'number'
    ? [{ path: 'treadMm', message: 'Please enter the tread that is left' }]
    : []),
  ...((photographs?.length ?? 0) < claimKinds[kind].leastPhotographs
    ? [{ path: 'photographs', message: `Please add photographs of ${claimKinds[kind].photographs}` }]
    : []),
];

/** Checks the fields that the kind of claim requires. */
const checkClaim = (input: CreateClaimInput): FieldError[] =>
  claimKinds[input.kind].isDamage ? damageFaults(input) : offerFaults(input);

@Checked(checkClaim)
@Constraint({ message: 'Please check your claim' })
@InputType({ description: 'A buyer’s claim for tyres of one order line.' })
export class CreateClaimInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Field(() => ID, { description: 'The id of the order line.' }) lineId: string;
  @Field(() => ClaimKind, { description: 'A price match, road damage or a fault.' }) kind: ClaimKind;
  @Constraint({ min: 1, max: MAX_QUANTITY, message: quantitySentence() })
  @Field(() => Int, { description: 'How many of the line’s tyres to claim for.' })
  quantity: number;
  @Constraint(text())
  @Field(() => String, {
    nullable: true,
    description: 'The buyer’s account of what happened; optional for a price match.',
  })
  text?: string | null;
  @Constraint({ maxLength: MAX_TEXT, message: 'This address is too long; please add a photograph instead' })
  @Field(() => String, {
    nullable: true,
    description: 'For a price match: the offer’s web address, unless a photograph shows the offer.',
  })
  offerUrl?: string | null;
  @Constraint({ min: 1, message: 'The price must be above zero' })
  @Field(() => Pence, {
    nullable: true,
    description: 'For a price match: the offer’s total price for this many tyres, delivery included.',
  })
  offerPrice?: number | null;
  @Constraint({ min: 0, max: MAX_MILEAGE, message: 'Please enter miles, from 0 to 200,000' })
  @Field(() => Int, { nullable: true, description: 'For damage and faults: the miles driven on the tyres.' })
  mileage?: number | null;
  @Constraint({ min: 0, max: MAX_TREAD_MM, message: 'Please enter millimetres, from 0 to 20' })
  @Field(() => Int, {
    nullable: true,
    description: 'For road damage: the tread depth left at the lowest point, in millimetres.',
  })
  treadMm?: number | null;
  @Constraint(PHOTOGRAPHS)
  @Field(() => [ID], { nullable: true, description: 'The UUIDs of uploaded photographs.' })
  photographs?: string[] | null;
}

@InputType({ description: 'The buyer’s answer to a question about a claim.' })
export class AnswerClaimInput {
  @Field(() => ID, { description: 'The claim’s UUID.' }) id: string;
  @Constraint(text('Please write an answer'))
  @BlankText({ description: 'The answer, in plain text.' })
  text: string;
  @Constraint(PHOTOGRAPHS)
  @Field(() => [ID], { nullable: true, description: 'The UUIDs of further photographs.' })
  photographs?: string[] | null;
}

@InputType({ description: 'A filter for claims, which must match all given fields.' })
export class ClaimFilter {
  @Field(() => ClaimKind, { nullable: true, description: 'Only claims of this kind.' })
  kind?: ClaimKind | null;
  @Field(() => [ClaimState], { nullable: true, description: 'Only claims in one of these states.' })
  states?: ClaimState[] | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'An order number, or words from the buyer’s name or address or the tyre’s name.',
  })
  search?: string | null;
}

/** The validation error if a decision comes without a text; null if the text is optional. */
const WORDS_NEEDED: Readonly<Record<ClaimDecision, string | null>> = {
  ASK: 'Please write your question',
  PASS_ON: null,
  PAY_BACK: null,
  REPLACE: null,
  REFUSE: 'Please give the reason',
};

function checkDecision({ decision, text: said, amount }: DecideClaimInput): FieldError[] {
  const needed = WORDS_NEEDED[decision];
  return [
    ...(needed && isBlank(said) ? [{ path: 'text', message: needed }] : []),
    ...(decision === 'PAY_BACK' && typeof amount !== 'number'
      ? [{ path: 'amount', message: 'Please enter the amount to pay back' }]
      : []),
  ];
}

@Checked(checkDecision)
@Constraint({ message: 'Please check your decision' })
@InputType({ description: 'The shop’s decision about a claim.' })
export class DecideClaimInput {
  @Field(() => ID, { description: 'The claim’s UUID.' }) id: string;
  @Field(() => Int, {
    description: 'The revision you last saw. A claim that has changed since is not decided.',
  })
  revision: number;
  @Field(() => ClaimDecision, { description: 'One of `Claim.decisions`.' })
  decision: ClaimDecision;
  @Constraint({ min: 1, message: 'The amount must be above zero' })
  @Field(() => Pence, { nullable: true, description: 'The amount to refund, if the decision is `PAY_BACK`.' })
  amount?: number | null;
  @Constraint(text())
  @Field(() => String, {
    nullable: true,
    description: 'The message to the buyer: the question, the reason, or what happens next.',
  })
  text?: string | null;
}
