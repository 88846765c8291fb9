import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../platform/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'The seller, from the shop’s settings.' })
export class InvoiceSeller {
  @Field({ description: 'As registered at Companies House.' }) companyName: string;
  @Field(() => [String], { description: 'The address of the company, line by line.' })
  address: readonly string[];
  @Field({ description: 'The company number at Companies House.' }) companyNumber: string;
  @Field({ description: 'The VAT registration number.' }) vatNumber: string;
  @Field({ description: 'The e-mail address for customers.' }) email: string;
  @Field({ description: 'The telephone number for customers.' }) phone: string;
  @Field({ description: 'Whether the company is fictitious; the invoice must say so.' })
  isDemonstration: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'All amounts taxed at one rate.' })
export class VatLine {
  @Field(() => Int, { description: 'The VAT rate in per cent.' }) rate: number;
  @Field(() => Pence, { description: 'The net amount, without VAT.' }) net: number;
  @Field(() => Pence, { description: 'The amount of VAT.' }) vat: number;
  @Field(() => Pence, { description: 'The gross amount, VAT included.' }) gross: number;
}

@ObjectType({ simpleResolvers: true, description: 'What was refunded of an invoice.' })
export class InvoiceRefund {
  @Field(() => Pence, { description: 'The amount refunded.' }) amount: number;
  @Field(() => DateTime, { description: 'When it was refunded.' }) refundedAt: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The invoice of an order; lines, addresses and amounts are the order’s own.',
})
export class Invoice {
  @Field({ description: 'The invoice number; numbers are unique and without gaps.' }) number: string;
  @Field(() => DateTime, {
    description: 'When it was issued, which is the tax point: the instant of payment.',
  })
  issuedAt: Date;
  @Field(() => InvoiceSeller, { description: 'The shop, as it must name itself.' }) seller: InvoiceSeller;
  @Field(() => [VatLine], { description: 'The VAT by rate.' }) vat: VatLine[];
  @Field(() => InvoiceRefund, {
    nullable: true,
    description: 'All that was refunded of it, dated by the latest of its refunds; null while nothing was.',
  })
  refund: InvoiceRefund | null;
  @Field(() => [InvoiceRefund], { description: 'Each refund of it, oldest first.' })
  refunds: InvoiceRefund[];
  @Field(() => Pence, { description: 'What the shop keeps of it: the total less what was refunded.' })
  balance: number;
}
