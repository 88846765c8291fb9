import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { ClaimAuthor, ClaimKind, ClaimState } from './claim.enums.ts';

/** The key of the one refund that a claim can have: it is never made twice, whoever asks how often. */
export const refundKeyOf = ({ id }: Pick<Claim, 'id'>): string => `claim-${id}`;

/** What photographs of a claim are attached to. */
export const CLAIM_PHOTOGRAPHS = 'claim';

/** What a buyer claims for tyres of one order line, and how it was decided. Money in pence. */
@Entity({ tableName: 'claims' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'What a buyer claims for tyres that they bought, and how the shop decided.' })
export class Claim {
  [OptionalProps]?: 'text' | 'offerUrl' | 'offerPrice' | 'mileage' | 'treadMm' | 'amount';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID.' })
  id: string;

  @Property({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'integer' })
  lineId: number;

  @Property({ type: 'text' })
  @Field(() => ClaimKind, { description: 'What it is for.' })
  kind: ClaimKind;

  @Property({ type: 'text' })
  @Field(() => ClaimState, { description: 'How far it has come.' })
  state: ClaimState & Opt = 'WAITING';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many tyres of the line it is about.' })
  quantity: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What happened, in the buyer’s words.' })
  text: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The web address of the cheaper offer as the buyer gave it; null if there is none.',
  })
  offerUrl: string | null = null;

  @Property({ type: 'integer', fieldName: 'offer_pence', nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description:
      'What as many tyres cost there in total, delivery included; null unless it is a price match.',
  })
  offerPrice: number | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The miles driven on the tyres; null for a price match.' })
  mileage: number | null = null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The tread that is left at its lowest, in mm, if given.' })
  treadMm: number | null = null;

  @Property({ type: 'integer', fieldName: 'amount_pence', nullable: true })
  @Field(() => Pence, { nullable: true, description: 'What is paid back; null unless that was decided.' })
  amount: number | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Raised by each change; a decision names the revision that was read.' })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt: Date;
}

/** A step of a claim: who took it, where it led and what was written with it. */
@Entity({ tableName: 'claim_steps' })
@ObjectType({ description: 'What the buyer or the shop did about a claim.' })
export class ClaimStep {
  [OptionalProps]?: 'writtenBy' | 'text';

  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The number of the step.' })
  id: number & Opt;

  @ManyToOne(() => Claim, { fieldName: 'claim_id', mapToPk: true })
  claimId: string;

  @Property({ type: 'text' })
  @Field(() => ClaimAuthor, { description: 'Who took it.' })
  author: ClaimAuthor;

  @Property({ type: 'uuid', nullable: true })
  writtenBy: string | null = null;

  @Property({ type: 'text' })
  @Field(() => ClaimState, { description: 'Where the claim stood after it.' })
  state: ClaimState;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What was written with it; null if nothing was.' })
  text: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was taken.' })
  at: Date;
}
