import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { LabelClass } from '../../../../platform/services/trade.enums.ts';

@ObjectType({ description: 'The seller, as the shop’s settings said on that day.' })
export class InvoiceSeller {
  @Field({ description: 'As registered at Companies House.' }) readonly companyName: string;
  @Field(() => [String], { description: 'The address of the company, line by line.' })
  readonly address: readonly string[];
  @Field({ description: 'The company number at Companies House.' }) readonly companyNumber: string;
  @Field({ description: 'The VAT registration number.' }) readonly vatNumber: string;
  @Field({ description: 'The e-mail address for customers.' }) readonly email: string;
  @Field({ description: 'The telephone number for customers.' }) readonly phone: string;
  @Field({ description: 'Whether the company is fictitious; the document must say so.' })
  readonly isDemonstration: boolean;
}

@ObjectType({ description: 'All amounts taxed at one rate.' })
export class VatLine {
  @Field(() => Int, { description: 'The VAT rate in per cent.' }) readonly rate: number;
  @Field(() => Pence, { description: 'The net amount, without VAT.' }) readonly net: number;
  @Field(() => Pence, { description: 'The amount of VAT.' }) readonly vat: number;
  @Field(() => Pence, { description: 'The gross amount, VAT included.' }) readonly gross: number;
}

/**
 * The classes must stand on or with the invoice of a tyre: Regulation (EC) No 1222/2009, article 5, which still
 * applies in Great Britain. Northern Ireland and the EU have Regulation (EU) 2020/740.
 */
@ObjectType({ description: 'The tyre label as it was when the invoice was issued.' })
export class InvoicedTyreLabel {
  @Field(() => LabelClass, { description: 'The fuel efficiency class.' }) readonly fuelEfficiency: LabelClass;
  @Field(() => LabelClass, { description: 'The wet grip class.' }) readonly wetGrip: LabelClass;
  @Field(() => Int, { description: 'The external rolling noise in dB.' }) readonly noiseDb: number;
  @Field(() => LabelClass, { description: 'The noise class, A to C.' }) readonly noiseClass: LabelClass;
}

@ObjectType({ description: 'What is taken off a credit, such as the cost of a collection.' })
export class DocumentDeduction {
  @Field({ description: 'What it is for.' }) readonly name: string;
  @Field(() => Pence, { description: 'What it takes off the total.' }) readonly amount: number;
}

@ObjectType({ description: 'A line of an invoice or a credit note, VAT included.' })
export class DocumentLine {
  @Field({ description: 'What was sold or is credited.' }) readonly description: string;
  @Field(() => String, {
    nullable: true,
    description: 'The stock-keeping number; null for other than goods.',
  })
  readonly sku: string | null;
  @Field(() => Int, { nullable: true, description: 'Units; null where there are none to count.' })
  readonly quantity: number | null;
  @Field(() => Pence, {
    nullable: true,
    description: 'Price of one unit; null without units, and where only a part of their price is credited.',
  })
  readonly unitPrice: number | null;
  @Field(() => Pence, { description: 'What it adds to the total.' }) readonly amount: number;
  @Field(() => InvoicedTyreLabel, {
    nullable: true,
    description:
      'The label of the tyre that was sold; null for a tyre without one, for anything else, and on credit notes.',
  })
  readonly label?: InvoicedTyreLabel | null;
}

@ObjectType({ description: 'What was refunded of an invoice.' })
export class InvoiceRefund {
  @Field(() => Pence, { description: 'The amount refunded.' }) readonly amount: number;
  @Field(() => DateTime, { description: 'When it was refunded.' }) readonly refundedAt: Date;
}
