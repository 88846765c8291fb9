import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { LabelClass } from '../../../../platform/services/trade.enums.ts';

@ObjectType({ description: 'The seller, as in the shop’s settings on the day of issue.' })
export class InvoiceSeller {
  @Field({ description: 'The name registered at Companies House.' }) readonly companyName: string;
  @Field(() => [String], { description: 'The company’s address, line by line.' })
  readonly address: readonly string[];
  @Field({ description: 'The company number at Companies House.' }) readonly companyNumber: string;
  @Field({ description: 'The VAT registration number.' }) readonly vatNumber: string;
  @Field({ description: 'The email address for customers.' }) readonly email: string;
  @Field({ description: 'The telephone number for customers.' }) readonly phone: string;
  @Field({ description: 'Whether the company is fictitious; the document must say so.' })
  readonly isDemonstration: boolean;
}

@ObjectType({ description: 'All amounts taxed at one rate.' })
export class VatLine {
  @Field(() => Int, { description: 'The VAT rate, in per cent.' }) readonly rate: number;
  @Field(() => Pence, { description: 'The net amount, without VAT.' }) readonly net: number;
  @Field(() => Pence, { description: 'The amount of VAT.' }) readonly vat: number;
  @Field(() => Pence, { description: 'The gross amount, VAT included.' }) readonly gross: number;
}

/**
 * A tyre's invoice must state or come with these classes: Regulation (EC) No 1222/2009, article 5, which still applies
 * in Great Britain. Northern Ireland and the EU have Regulation (EU) 2020/740.
 */
@ObjectType({ description: 'The tyre label on the day the invoice was issued.' })
export class InvoicedTyreLabel {
  @Field(() => LabelClass, { description: 'The fuel efficiency class.' }) readonly fuelEfficiency: LabelClass;
  @Field(() => LabelClass, { description: 'The wet grip class.' }) readonly wetGrip: LabelClass;
  @Field(() => Int, { description: 'The external rolling noise, in dB.' }) readonly noiseDb: number;
  @Field(() => LabelClass, { description: 'The noise class, A to C.' }) readonly noiseClass: LabelClass;
}

@ObjectType({ description: 'A deduction from a credit note, for example the cost of a collection.' })
export class DocumentDeduction {
  @Field({ description: 'The reason for the deduction.' }) readonly name: string;
  @Field(() => Pence, { description: 'The amount taken off the total.' }) readonly amount: number;
}

@ObjectType({ description: 'A line of an invoice or a credit note, VAT included.' })
export class DocumentLine {
  @Field({ description: 'The goods or service sold or credited.' }) readonly description: string;
  @Field(() => String, {
    nullable: true,
    description: 'The stock-keeping unit; null unless the line is for goods.',
  })
  readonly sku: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of units; null for a line without units, such as delivery.',
  })
  readonly quantity: number | null;
  @Field(() => Pence, {
    nullable: true,
    description: 'The price of one unit; null without units, and if only part of the price is credited.',
  })
  readonly unitPrice: number | null;
  @Field(() => Pence, { description: 'The amount added to the total.' }) readonly amount: number;
  @Field(() => InvoicedTyreLabel, {
    nullable: true,
    description:
      'The label of the tyre sold; null if it has none or the line isn’t for a tyre, and on credit notes.',
  })
  readonly label?: InvoicedTyreLabel | null;
}

@ObjectType({ description: 'A refund of all or part of an invoice.' })
export class InvoiceRefund {
  @Field(() => Pence, { description: 'The amount refunded.' }) readonly amount: number;
  @Field(() => DateTime, { description: 'When it was refunded.' }) readonly refundedAt: Date;
}
