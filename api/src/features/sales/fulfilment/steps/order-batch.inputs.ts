import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { NOTE, AdvanceStatus } from '../../orders/index.ts';
import { ParcelInput } from './parcel.inputs.ts';

/** As many orders as one person can pack in a morning. */
const BATCH = { maxItems: 200 };
const ORDERS = { ...BATCH, required: 'Please choose at least one order' };
/** An id has 36 characters. */
const MAX_KEY = 40;
@InputType({ description: 'A parcel to ship.' })
export class ShipmentInput extends ParcelInput {
  @Constraint({
    required: 'Please enter an order number',
    maxLength: MAX_KEY,
    message: 'This isn’t an order number',
  })
  @Field({ description: 'The order’s number, short id or id, in upper or lower case.' })
  order: string;
  @Field(() => ParcelInput, {
    nullable: true,
    description: 'The parcel to the fitting centre, if the buyer gets one too.',
  })
  centreParcel?: ParcelInput | null;
}

@InputType({ description: 'Parcels to ship together.' })
export class ShipOrdersInput {
  @Constraint({ ...BATCH, required: 'Please give at least one parcel' })
  @Field(() => [ShipmentInput], { description: 'The parcels, at most 200.' })
  shipments: ShipmentInput[];
}

@InputType({ description: 'A status change of several orders.' })
export class AdvanceOrdersInput {
  @Constraint({ ...ORDERS, maxLength: MAX_KEY })
  @Field(() => [ID], { description: 'The numbers, short ids or ids of at most 200 orders.' })
  orders: string[];
  @Field(() => AdvanceStatus, { description: 'Their new status.' })
  status: AdvanceStatus;
}

@InputType({ description: 'A note on one or more orders.' })
export class OrderNotesInput {
  @Constraint({ ...ORDERS, maxLength: MAX_KEY })
  @Field(() => [ID], { description: 'The numbers, short ids or ids of at most 200 orders.' })
  orders: string[];
  @Constraint(NOTE)
  @Field({ description: 'The note, for other staff. The buyer never sees it.' })
  text: string;
}
