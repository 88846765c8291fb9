import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../platform/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Who sells, from the shop’s settings.' })
export class InvoiceSeller {
  @Field({ description: 'The company.' }) companyName: string;
  @Field(() => [String], { description: 'Its address, line by line.' }) address: readonly string[];
  @Field({ description: 'Its number at Companies House.' }) companyNumber: string;
  @Field({ description: 'Its VAT registration number.' }) vatNumber: string;
  @Field({ description: 'Its e-mail address.' }) email: string;
  @Field({ description: 'Its telephone number.' }) phone: string;
  @Field({ description: 'Whether the company is made up; the invoice must say so.' })
  isDemonstration: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'All amounts taxed at one rate.' })
export class VatLine {
  @Field(() => Int, { description: 'The rate in per cent.' }) rate: number;
  @Field(() => Pence, { description: 'Without VAT.' }) net: number;
  @Field(() => Pence, { description: 'The VAT.' }) vat: number;
  @Field(() => Pence, { description: 'Both together.' }) gross: number;
}

@ObjectType({ simpleResolvers: true, description: 'What was paid back of an invoice.' })
export class InvoiceRefund {
  @Field(() => Pence, { description: 'How much.' }) amount: number;
  @Field(() => DateTime, { description: 'When.' }) refundedAt: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What makes an order an invoice: lines, addresses and amounts are the order’s own.',
})
export class Invoice {
  @Field({ description: 'Its number; no two invoices share one, and none is left out.' }) number: string;
  @Field(() => DateTime, {
    description: 'When it was issued, which is the tax point: the instant of payment.',
  })
  issuedAt: Date;
  @Field(() => InvoiceSeller, { description: 'Who sells.' }) seller: InvoiceSeller;
  @Field(() => [VatLine], { description: 'The VAT by rate.' }) vat: VatLine[];
  @Field(() => InvoiceRefund, {
    nullable: true,
    description: 'What was paid back of it; null while nothing was.',
  })
  refund: InvoiceRefund | null;
  @Field(() => Pence, { description: 'What the shop keeps of it: the total less what was paid back.' })
  balance: number;
}
