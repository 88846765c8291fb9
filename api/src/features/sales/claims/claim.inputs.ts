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
/** No tyre is sold with more. */
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

/** What a claim needs depends on what it is for. */
const checkClaim = (input: CreateClaimInput): FieldError[] =>
  claimKinds[input.kind].isDamage ? damageFaults(input) : offerFaults(input);

@Checked(checkClaim)
@Constraint({ message: 'Please check your claim' })
@InputType({ description: 'What a buyer claims for tyres of one order line.' })
export class CreateClaimInput {
  @Field(() => ID, { description: 'The order, a UUID.' }) orderId: string;
  @Field(() => ID, { description: 'The number of the order line.' }) lineId: string;
  @Field(() => ClaimKind, { description: 'What it is for.' }) kind: ClaimKind;
  @Constraint({ min: 1, max: MAX_QUANTITY, message: quantitySentence() })
  @Field(() => Int, { description: 'How many tyres of the line it is about.' })
  quantity: number;
  @Constraint(text())
  @Field(() => String, { nullable: true, description: 'What happened; a price match needs none.' })
  text?: string | null;
  @Constraint({ maxLength: MAX_TEXT, message: 'This address is too long; please add a photograph instead' })
  @Field(() => String, {
    nullable: true,
    description: 'For a price match: the web address of the offer, unless a photograph shows it.',
  })
  offerUrl?: string | null;
  @Constraint({ min: 1, message: 'The price must be above zero' })
  @Field(() => Pence, {
    nullable: true,
    description: 'For a price match: what as many tyres cost there in total, delivery included.',
  })
  offerPrice?: number | null;
  @Constraint({ min: 0, max: MAX_MILEAGE, message: 'Please enter miles, from 0 to 200,000' })
  @Field(() => Int, { nullable: true, description: 'For damage and faults: the miles driven on the tyres.' })
  mileage?: number | null;
  @Constraint({ min: 0, max: MAX_TREAD_MM, message: 'Please enter millimetres, from 0 to 20' })
  @Field(() => Int, {
    nullable: true,
    description: 'For road damage: the tread that is left at its lowest, in millimetres.',
  })
  treadMm?: number | null;
  @Constraint(PHOTOGRAPHS)
  @Field(() => [ID], { nullable: true, description: 'Uploaded photographs, each a UUID.' })
  photographs?: string[] | null;
}

@InputType({ description: 'The buyer’s answer to a question about a claim.' })
export class AnswerClaimInput {
  @Field(() => ID, { description: 'Which claim, a UUID.' }) id: string;
  @Constraint(text('Please write an answer'))
  @BlankText({ description: 'The answer as plain text.' })
  text: string;
  @Constraint(PHOTOGRAPHS)
  @Field(() => [ID], { nullable: true, description: 'Further photographs, each a UUID.' })
  photographs?: string[] | null;
}

@InputType({ description: 'The filter of a list of claims; claims must match all given fields.' })
export class ClaimFilter {
  @Field(() => ClaimKind, { nullable: true, description: 'Only claims of this kind.' })
  kind?: ClaimKind | null;
  @Field(() => [ClaimState], { nullable: true, description: 'Only claims in one of these states.' })
  states?: ClaimState[] | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'An order number, or words in the buyer’s name or address or in the tyre’s name.',
  })
  search?: string | null;
}

/** What to say if a decision comes without a text; null if it needs none. */
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
  @Field(() => ID, { description: 'Which claim, a UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision that was read, so that nobody decides twice.' })
  revision: number;
  @Field(() => ClaimDecision, { description: 'What is decided.' }) decision: ClaimDecision;
  @Constraint({ min: 1, message: 'The amount must be above zero' })
  @Field(() => Pence, { nullable: true, description: 'What to pay back, if that is decided.' })
  amount?: number | null;
  @Constraint(text())
  @Field(() => String, {
    nullable: true,
    description: 'What the buyer is told with it: the question, the reason, or what happens next.',
  })
  text?: string | null;
}
