import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { OrderStatus } from '../../orders/index.ts';

@ObjectType({ description: 'An order named by a held transition.' })
export class HeldTransitionOrder {
  @Field(() => ID, {
    nullable: true,
    description: 'Its id; null if no order matches the name, or several do.',
  })
  id: string | null;
  @Field({ description: 'Its number, or the name that was given if it doesn’t match exactly one order.' })
  number: string;
}

@ObjectType({ description: 'An order that refused a transition.' })
export class HeldTransitionRefusal {
  @Field({ description: 'The order’s number, or the name that was given for it.' }) order: string;
  @Field({ description: 'The reason, in a sentence for the caller.' }) message: string;
}

/** A transition that one or more orders make once it can no longer be undone. */
@Entity({ tableName: 'held_steps' })
@ObjectType({
  description:
    'A transition of one or more orders that can be undone for a few seconds. Only then does it change the orders ' +
    'and email their buyers.',
})
export class HeldTransition {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id that the caller chose.' })
  id: string;

  /** The id of the account or API key that made it. */
  @Property({ type: 'uuid' })
  actorId: string;

  @Property({ type: 'json' })
  viewer: Viewer;

  @Property({ type: 'text' })
  @Field(() => OrderStatus, { description: 'The status that the orders move to.' })
  toStatus: OrderStatus;

  @Property({ type: 'json' })
  @Field(() => [HeldTransitionOrder], { description: 'The orders, in the order the caller named them.' })
  orders: HeldTransitionOrder[];

  /** The HoldTransitionInput. Null once applied, as the orders then hold its notes and names. */
  @Property({ type: 'json', nullable: true })
  input: object | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  takesEffectAt: Date;

  /** When a process began to apply it. From then on it can't be undone. */
  @Property({ type: 'timestamptz', nullable: true })
  begunAt: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;

  @Property({ type: 'json', nullable: true })
  @Field(() => [HeldTransitionRefusal], {
    nullable: true,
    description: 'The orders that refused it; null until it’s applied.',
  })
  refused: HeldTransitionRefusal[] | null;
}
