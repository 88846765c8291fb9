import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { NOTE, AdvanceStatus } from '../../orders/index.ts';
import { CARRIER, CARRIER_TRACKING_NUMBER } from './order-change.inputs.ts';

/** As many orders as one person packs in a morning. */
const BATCH = { maxItems: 200 };
const ORDERS = { ...BATCH, required: 'Please choose at least one order' };
/** An id has 36 characters. */
const MAX_KEY = 40;
@InputType({ description: 'A parcel that leaves.' })
export class ShipmentInput {
  @Constraint({
    required: 'Please enter an order number',
    maxLength: MAX_KEY,
    message: 'This is no order number',
  })
  @Field({ description: 'Which order: its number, its short id or its id, in any case.' })
  order: string;
  @Constraint(CARRIER_TRACKING_NUMBER)
  @Field(() => String, {
    nullable: true,
    description: 'The number under which the carrier follows the parcel; none with the shop’s own team.',
  })
  trackingNumber?: string | null;
  @Constraint({ ...CARRIER, message: 'Please shorten the carrier’s name' })
  @Field(() => String, {
    nullable: true,
    description: 'Who delivers it; the carrier noted on the order where left out.',
  })
  carrier?: string | null;
}

@InputType({ description: 'Parcels that leave together.' })
export class ShipOrdersInput {
  @Constraint({ ...BATCH, required: 'Please give at least one parcel' })
  @Field(() => [ShipmentInput], { description: 'The parcels, at most 200.' })
  shipments: ShipmentInput[];
}

@InputType({ description: 'A step that several orders take together.' })
export class AdvanceOrdersInput {
  @Constraint({ ...ORDERS, maxLength: MAX_KEY })
  @Field(() => [ID], { description: 'The orders, at most 200: by number, short id or id.' })
  orders: string[];
  @Field(() => AdvanceStatus, { description: 'The status that each of them comes to.' })
  status: AdvanceStatus;
}

@InputType({ description: 'A note on one or several orders.' })
export class OrderNotesInput {
  @Constraint({ ...ORDERS, maxLength: MAX_KEY })
  @Field(() => [ID], { description: 'The orders, at most 200: by number, short id or id.' })
  orders: string[];
  @Constraint(NOTE)
  @Field({ description: 'What the others in the shop should know. The buyer never sees it.' })
  text: string;
}
