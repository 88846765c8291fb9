import type { InputRule } from '@treadline/schema/input/rule';
import { MAX_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import { OPTIONAL_EMAIL, PHONE } from '../../../platform/input/input-rules.ts';
import { Pence } from '../../../platform/input/scalars.ts';
import { AddressInput } from '../../people/addresses/index.ts';
import { AddressCountry, DeliveryMethod } from '../../shop/delivery/index.ts';
import { checkAgreements, checkBuyer } from './manual-line-check.ts';
import { ManualPayment } from './manual-order.enums.ts';

const MAX_LINES = 50;
/** Ten thousand pounds: no tyre costs that, and a slip of the finger does. */
const MAX_PRICE = 1_000_000;
const SOME_LINES: InputRule = {
  maxItems: MAX_LINES,
  message: `An order can hold up to ${MAX_LINES} different tyres`,
};
const LINES: InputRule = { ...SOME_LINES, required: 'Add at least one tyre' };
const UNITS: InputRule = { min: 1, max: MAX_QUANTITY, message: quantitySentence() };
const PRICE: InputRule = { min: 1, max: MAX_PRICE, message: 'A price is from £0.01 to £10,000' };
const CHARGE: InputRule = { min: 0, max: MAX_PRICE, message: 'A delivery charge is from £0 to £10,000' };
const REASON: InputRule = { maxLength: 200, message: 'Please shorten the reason' };

@InputType({ description: 'Units of one tyre to price.' })
export class ManualQuoteLineInput {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Constraint(UNITS)
  @Field(() => Int, { description: 'How many of it.' })
  quantity: number;
  @Constraint(PRICE)
  @Field(() => Pence, {
    nullable: true,
    description: 'The price of one unit that was agreed, VAT included; the shop’s own when left out.',
  })
  price?: number | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the road hazard plan is bought for all of them.',
  })
  roadHazardPlan?: boolean;
}

@InputType({ description: 'Units of one tyre in an order that staff take.' })
export class ManualLineInput extends ManualQuoteLineInput {
  @Constraint(REASON)
  @Field(() => String, {
    nullable: true,
    description: 'Why that price was agreed; required beside a price. Only the shop sees it.',
  })
  priceReason?: string | null;
}

@Constraint({ message: 'Please check the order' })
@InputType({ description: 'An order to price while staff take it.' })
export class ManualOrderQuoteInput {
  @Constraint(SOME_LINES)
  @Field(() => [ManualQuoteLineInput], { description: 'Its lines, each tyre once.' })
  lines: ManualQuoteLineInput[];
  @Field(() => DeliveryMethod, { defaultValue: 'STANDARD', description: 'How it reaches the door.' })
  deliveryMethod: DeliveryMethod;
  @Constraint(CHARGE)
  @Field(() => Pence, {
    nullable: true,
    description: 'The delivery charge that was agreed; the shop’s own when left out.',
  })
  deliveryCharge?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The postcode it goes to; without one it is priced for the mainland.',
  })
  postcode?: string | null;
  @Field(() => AddressCountry, { defaultValue: 'GB', description: 'The country of that postcode.' })
  country: AddressCountry;
}

@Constraint({ message: 'Please fill in all required fields' })
@Checked((input: CreateManualOrderInput) => [...checkAgreements(input), ...checkBuyer(input)])
@InputType({ description: 'An order that the shop’s staff take by telephone or at the counter.' })
export class CreateManualOrderInput {
  @Constraint(LINES)
  @Field(() => [ManualLineInput], { description: 'The tyres, each once.' })
  lines: ManualLineInput[];
  @Field(() => ID, {
    nullable: true,
    description:
      'The account of the buyer. When left out, the account with that confirmed e-mail address, if there is one.',
  })
  customerId?: string | null;
  @Constraint(OPTIONAL_EMAIL)
  @Field(() => String, {
    nullable: true,
    description:
      'Where the buyer gets the payment link and the receipt. Without one, and without an account, nothing is ' +
      'mailed; a payment by link needs it.',
  })
  email?: string | null;
  @Constraint(PHONE)
  @Field(() => String, { nullable: true, description: 'The buyer’s telephone number, for the driver.' })
  phone?: string | null;
  @Field(() => AddressInput, { description: 'Where it goes, and to whom.' }) shippingAddress: AddressInput;
  @Field(() => AddressInput, {
    nullable: true,
    description: 'Where the payer lives; left out if it goes there.',
  })
  billingAddress?: AddressInput | null;
  @Field(() => DeliveryMethod, { defaultValue: 'STANDARD', description: 'How it reaches the door.' })
  deliveryMethod: DeliveryMethod;
  @Constraint(CHARGE)
  @Field(() => Pence, {
    nullable: true,
    description:
      'The delivery charge that was agreed, for example 0 where the buyer collects; the shop’s own when left out.',
  })
  deliveryCharge?: number | null;
  @Constraint(REASON)
  @Field(() => String, {
    nullable: true,
    description: 'Why that charge was agreed; required beside one. Only the shop sees it.',
  })
  deliveryReason?: string | null;
  @Constraint({ maxLength: 1_000, message: 'Please shorten the note' })
  @Field(() => String, { nullable: true, description: 'A note for the shop’s staff.' })
  note?: string | null;
  @Field(() => ManualPayment, { defaultValue: 'LINK', description: 'How it is going to be paid.' })
  payment: ManualPayment;
  @Constraint({ maxLength: 100, message: 'A key has up to 100 characters' })
  @Field(() => String, {
    nullable: true,
    description: 'A key of the caller’s own for this request: sent again with it, no second order is made.',
  })
  key?: string | null;
}
