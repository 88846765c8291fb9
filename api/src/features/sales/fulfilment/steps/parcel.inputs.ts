import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';

export const CARRIER: InputRule = { maxLength: 100, message: 'Please shorten the carrier’s name' };
/** Every carrier's numbers fit this pattern. Anything else is a scanner's misread. */
export const CARRIER_TRACKING_NUMBER: InputRule = {
  pattern: String.raw`^(?:[A-Za-z0-9][A-Za-z0-9 ./-]{3,39})?$`,
  message: 'Please check the tracking number: it has 4 to 40 letters and digits',
};

@InputType({ description: 'A parcel’s carrier and tracking number.' })
export class ParcelInput {
  @Constraint(CARRIER_TRACKING_NUMBER)
  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s tracking number; leave it out for the shop’s own team.',
  })
  trackingNumber?: string | null;
  @Constraint(CARRIER)
  @Field(() => String, {
    nullable: true,
    description: 'The carrier; by default the one already on the order.',
  })
  carrier?: string | null;
}
