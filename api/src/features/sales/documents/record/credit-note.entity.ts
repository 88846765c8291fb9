import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { DocumentDeduction, DocumentLine, InvoiceSeller, VatLine } from './document.entity.ts';

/** What a refund takes back of an invoice, written when the refund is booked. Money in pence. */
@Entity({ tableName: 'credit_notes' })
@ObjectType({ description: 'What a refund takes back of the invoice of an order.' })
export class CreditNote {
  [OptionalProps]?: 'voidedAt';

  /** Its serial in the gapless sequence of credit notes. */
  @PrimaryKey({ type: 'integer' })
  serial: number;

  @Property({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'uuid' })
  @Field(() => ID, { description: 'The refund that it was written for.' })
  refundId: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was issued: the instant of the refund.' })
  issuedAt: Date;

  /** A number that was given stays given: the note is shown as withdrawn. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it was withdrawn because the refunded money came back to the shop; null if it counts. If the money is ' +
      'refunded again, there is a new note.',
  })
  voidedAt: Date | null = null;

  @Property({ type: 'jsonb' })
  @Field(() => InvoiceSeller, { description: 'The shop, as it must name itself.' })
  seller: InvoiceSeller;

  @Property({ type: 'text' })
  @Field({ description: 'Why it was refunded, in a sentence.' })
  reason: string;

  @Property({ type: 'jsonb' })
  @Field(() => [DocumentLine], { description: 'What is credited, the delivery included.' })
  lines: readonly DocumentLine[] & Opt;

  @Property({ type: 'jsonb' })
  @Field(() => [DocumentDeduction], { description: 'What is taken off the lines.' })
  deductions: readonly DocumentDeduction[] & Opt = [];

  @Property({ type: 'integer', fieldName: 'total_pence' })
  @Field(() => Pence, { description: 'The amount refunded, VAT included.' })
  total: number;

  @Property({ type: 'jsonb' })
  @Field(() => [VatLine], { description: 'The VAT by rate.' })
  vat: readonly VatLine[] & Opt;
}
