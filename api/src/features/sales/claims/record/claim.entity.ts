import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { ClaimAuthor, ClaimKind, ClaimState } from './claim.enums.ts';

/** The idempotency key of a claim's refund, so that a claim is never refunded twice. */
export const refundKeyOf = ({ id }: Pick<Claim, 'id'>): string => `claim-${id}`;

/** The kind of subject that a claim's photographs are attached to. */
export const CLAIM_PHOTOGRAPHS = 'claim';

/** A buyer's claim for tyres of one order line, and the shop's decision. Money is in pence. */
@Entity({ tableName: 'claims' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A buyer’s claim for tyres that they bought, and the shop’s decision.' })
export class Claim {
  [OptionalProps]?: 'text' | 'offerUrl' | 'offerPrice' | 'mileage' | 'treadMm' | 'amount';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The claim’s UUID.' })
  id: string;

  @Property({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'integer' })
  lineId: number;

  @Property({ type: 'text' })
  @Field(() => ClaimKind, { description: 'A price match, road damage or a fault.' })
  kind: ClaimKind;

  @Property({ type: 'text' })
  @Field(() => ClaimState, { description: 'Its state, which says who acts next.' })
  state: ClaimState & Opt = 'WAITING';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many of the line’s tyres it’s for.' })
  quantity: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The buyer’s account of what happened; null if not given.',
  })
  text: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The cheaper offer’s web address, as the buyer entered it; null if they gave none.',
  })
  offerUrl: string | null = null;

  @Property({ type: 'integer', fieldName: 'offer_pence', nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description:
      'The cheaper offer’s total price for this many tyres, delivery included; null unless it’s a price match.',
  })
  offerPrice: number | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The miles driven on the tyres; null for a price match.' })
  mileage: number | null = null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The lowest tread depth in mm; null if not given.' })
  treadMm: number | null = null;

  @Property({ type: 'integer', fieldName: 'amount_pence', nullable: true })
  @Field(() => Pence, { nullable: true, description: 'The approved refund; null unless one was approved.' })
  amount: number | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Raised by each change. A decision names the revision it was based on.' })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt: Date;
}

/** A transition of a claim: who made it, the new state, and any message. */
@Entity({ tableName: 'claim_steps' })
@ObjectType({ description: 'An action of the buyer or the shop in a claim’s history.' })
export class ClaimStep {
  [OptionalProps]?: 'writtenBy' | 'text';

  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The id of the action.' })
  id: number & Opt;

  @ManyToOne(() => Claim, { fieldName: 'claim_id', mapToPk: true })
  claimId: string;

  @Property({ type: 'text' })
  @Field(() => ClaimAuthor, { description: 'Whether the buyer or the shop acted.' })
  author: ClaimAuthor;

  @Property({ type: 'uuid', nullable: true })
  writtenBy: string | null = null;

  @Property({ type: 'text' })
  @Field(() => ClaimState, { description: 'The claim’s state afterwards.' })
  state: ClaimState;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The message that went with it; null without one.' })
  text: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;
}
