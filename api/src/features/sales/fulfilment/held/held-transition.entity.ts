import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { OrderStatus } from '../../orders/index.ts';

@ObjectType({ description: 'An order as a held step names it.' })
export class HeldTransitionOrder {
  @Field(() => ID, { nullable: true, description: 'Its id; null if no order is named so, or several are.' })
  id: string | null;
  @Field({ description: 'Its number; what was typed, if no order is named so.' }) number: string;
}

@ObjectType({ description: 'An order that a step was not done to.' })
export class HeldTransitionRefusal {
  @Field({ description: 'The number of the order, or what was typed in its place.' }) order: string;
  @Field({ description: 'Why, in a sentence for the person who took the step.' }) message: string;
}

/** A step that one or several orders take once it can no longer be undone. */
@Entity({ tableName: 'held_steps' })
@ObjectType({
  description:
    'A step of one or several orders that was taken and can be undone for a few seconds. Only then does it change ' +
    'the orders and mail their buyers.',
})
export class HeldTransition {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id that the caller gave it.' })
  id: string;

  /** The account or the API key that took it. */
  @Property({ type: 'uuid' })
  actorId: string;

  @Property({ type: 'json' })
  viewer: Viewer;

  @Property({ type: 'text' })
  @Field(() => OrderStatus, { description: 'The status that the orders come to.' })
  toStatus: OrderStatus;

  @Property({ type: 'json' })
  @Field(() => [HeldTransitionOrder], { description: 'The orders, as they were named.' })
  orders: HeldTransitionOrder[];

  /** The HoldTransitionInput; null once it was carried out: notes and names are then kept where they belong. */
  @Property({ type: 'json', nullable: true })
  input: object | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  takesEffectAt: Date;

  /** When somebody began to carry it out: from then on it cannot be undone. */
  @Property({ type: 'timestamptz', nullable: true })
  begunAt: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;

  @Property({ type: 'json', nullable: true })
  @Field(() => [HeldTransitionRefusal], {
    nullable: true,
    description: 'The orders that it was not done to; null until it is carried out.',
  })
  refused: HeldTransitionRefusal[] | null;
}
