import { Field, ObjectType } from 'type-graphql';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { FittingWay } from '../fitting.enums.ts';
import { FittingSlot } from './quoted-fitting.type.ts';

@ObjectType({
  implements: Refusal,
  description: 'The slot of a fitting can’t be had. Nothing was reserved, charged or changed.',
})
export class SlotUnavailable extends Refusal {
  @Field(() => FittingWay, { description: 'The fitting whose slot it was.' }) way: FittingWay;
  @Field(() => [FittingSlot], { description: 'The next free slots at the same place, in order.' })
  next: FittingSlot[];
}
