import type { InputRule } from '@treadline/schema/input/rule';
import { MAX_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import { FIRST_NAME, LAST_NAME, OPTIONAL_EMAIL, PHONE } from '../../../platform/input/input-rules.ts';
import { Pence } from '../../../platform/input/scalars.ts';
import { ADDRESS_NAME, AddressInput } from '../../people/addresses/index.ts';
import { AddressCountry, DeliveryMethod } from '../../shop/delivery/index.ts';
import { FittingsInput, Fulfilment, OrderedFittingsInput } from '../../shop/fitting/index.ts';
import { checkAgreements, checkBuyer, checkPlace } from './manual-line-check.ts';
import { ManualPayment } from './manual-order.enums.ts';

const MAX_LINES = 50;
/** Ten thousand pounds. No tyre costs that much, but a typing error might. */
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

@InputType({ description: 'A line to price.' })
export class ManualQuoteLineInput {
  @Field(() => Int, { description: 'The id of the tyre’s product.' }) productId: number;
  @Constraint(UNITS)
  @Field(() => Int, { description: 'The number of units.' })
  quantity: number;
  @Constraint(PRICE)
  @Field(() => Pence, {
    nullable: true,
    description: 'The agreed price of one unit, VAT included; by default the shop’s price.',
  })
  price?: number | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to add the road hazard plan for all of them.',
  })
  roadHazardPlan?: boolean;
  @Field(() => Fulfilment, {
    defaultValue: 'MAIL_ORDER',
    description: 'How the buyer receives them; `fittings` says where and when they’re fitted.',
  })
  fulfilment?: Fulfilment;
}

@InputType({ description: 'A line of a manual order.' })
export class ManualLineInput extends ManualQuoteLineInput {
  @Constraint(REASON)
  @Field(() => String, {
    nullable: true,
    description: 'Why that price was agreed; required with a price. Only staff see it.',
  })
  priceReason?: string | null;
}

@Constraint({ message: 'Please check the order' })
@InputType({ description: 'A manual order to price.' })
export class ManualOrderQuoteInput extends FittingsInput {
  @Constraint(SOME_LINES)
  @Field(() => [ManualQuoteLineInput], { description: 'The lines, each tyre once.' })
  lines: ManualQuoteLineInput[];
  @Field(() => DeliveryMethod, { defaultValue: 'STANDARD', description: 'How it’s delivered.' })
  deliveryMethod: DeliveryMethod;
  @Constraint(CHARGE)
  @Field(() => Pence, {
    nullable: true,
    description: 'The agreed delivery charge; by default the shop’s charge.',
  })
  deliveryCharge?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The delivery postcode, where a van comes too; without one, mainland charges apply.',
  })
  postcode?: string | null;
  @Field(() => AddressCountry, { defaultValue: 'GB', description: 'The country of that postcode.' })
  country: AddressCountry;
}

@InputType({ description: 'The buyer of an order that’s collected at the shop.' })
export class CollectorInput {
  @Constraint(FIRST_NAME)
  @Field({ description: 'The buyer’s first name.' })
  firstName: string;
  @Constraint(LAST_NAME)
  @Field({ description: 'The buyer’s last name.' })
  lastName: string;
  @Constraint(ADDRESS_NAME)
  @Field(() => String, { nullable: true, description: 'The buyer’s company, if any.' })
  company?: string | null;
}

@Constraint({ message: 'Please fill in all required fields' })
@Checked((input: CreateManualOrderInput) => [
  ...checkAgreements(input),
  ...checkBuyer(input),
  ...checkPlace(input),
])
@InputType({ description: 'An order that staff take by telephone or at the counter.' })
export class CreateManualOrderInput extends OrderedFittingsInput {
  @Constraint(LINES)
  @Field(() => [ManualLineInput], { description: 'The tyres, each once.' })
  lines: ManualLineInput[];
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the buyer’s account; by default the account with the same confirmed email address, if any.',
  })
  customerId?: string | null;
  @Constraint(OPTIONAL_EMAIL)
  @Field(() => String, {
    nullable: true,
    description:
      'The buyer’s email address, for the payment link and the receipt. Without it and without an account, no emails ' +
      'are sent, so a payment link needs one of them.',
  })
  email?: string | null;
  @Constraint(PHONE)
  @Field(() => String, { nullable: true, description: 'The buyer’s telephone number, for the driver.' })
  phone?: string | null;
  @Field(() => AddressInput, {
    nullable: true,
    description:
      'The recipient and the delivery address, where a van comes too; required unless the buyer collects the tyres.',
  })
  shippingAddress?: AddressInput | null;
  @Field(() => CollectorInput, {
    nullable: true,
    description:
      'The buyer who collects the tyres at the shop, without a delivery charge; null if they don’t.',
  })
  collectedBy?: CollectorInput | null;
  @Field(() => AddressInput, {
    nullable: true,
    description: 'The payer’s address; by default the delivery address, or the name alone for a collection.',
  })
  billingAddress?: AddressInput | null;
  @Field(() => DeliveryMethod, { defaultValue: 'STANDARD', description: 'How it’s delivered.' })
  deliveryMethod: DeliveryMethod;
  @Constraint(CHARGE)
  @Field(() => Pence, {
    nullable: true,
    description:
      'The agreed delivery charge, for example 0 if the buyer collects; by default the shop’s charge.',
  })
  deliveryCharge?: number | null;
  @Constraint(REASON)
  @Field(() => String, {
    nullable: true,
    description: 'Why that charge was agreed; required with a charge. Only staff see it.',
  })
  deliveryReason?: string | null;
  @Constraint({ maxLength: 1_000, message: 'Please shorten the note' })
  @Field(() => String, { nullable: true, description: 'A note for staff.' })
  note?: string | null;
  @Field(() => ManualPayment, { defaultValue: 'LINK', description: 'How it will be paid.' })
  payment: ManualPayment;
  @Constraint({ maxLength: 100, message: 'A key can have up to 100 characters' })
  @Field(() => String, {
    nullable: true,
    description: 'An idempotency key: repeating the request with the same key creates no second order.',
  })
  key?: string | null;
}
