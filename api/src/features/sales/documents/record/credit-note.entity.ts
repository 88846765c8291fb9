import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { DocumentDeduction, DocumentLine, InvoiceSeller, VatLine } from './document.entity.ts';

/** A refund's credit against an invoice, written when the refund is booked. Money is in pence. */
@Entity({ tableName: 'credit_notes' })
@ObjectType({ description: 'A refund’s credit against an order’s invoice.' })
export class CreditNote {
  [OptionalProps]?: 'voidedAt';

  /** The note's place in the gapless sequence of credit notes. */
  @PrimaryKey({ type: 'integer' })
  serial: number;

  @Property({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'uuid' })
  @Field(() => ID, { description: 'The id of the refund that it was issued for.' })
  refundId: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was issued, which is when the refund was booked.' })
  issuedAt: Date;

  /** Numbers are never reused, so the note stays and is shown as withdrawn. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it was withdrawn because the refunded money came back to the shop; null if it counts. A new refund gets ' +
      'a new note.',
  })
  voidedAt: Date | null = null;

  @Property({ type: 'jsonb' })
  @Field(() => InvoiceSeller, { description: 'The shop’s legal details.' })
  seller: InvoiceSeller;

  @Property({ type: 'text' })
  @Field({ description: 'The reason for the refund, in a sentence.' })
  reason: string;

  @Property({ type: 'jsonb' })
  @Field(() => [DocumentLine], { description: 'The credited lines, including delivery.' })
  lines: readonly DocumentLine[] & Opt;

  @Property({ type: 'jsonb' })
  @Field(() => [DocumentDeduction], { description: 'The deductions from the lines.' })
  deductions: readonly DocumentDeduction[] & Opt = [];

  @Property({ type: 'integer', fieldName: 'total_pence' })
  @Field(() => Pence, { description: 'The amount refunded, VAT included.' })
  total: number;

  @Property({ type: 'jsonb' })
  @Field(() => [VatLine], { description: 'The VAT by rate.' })
  vat: readonly VatLine[] & Opt;
}
