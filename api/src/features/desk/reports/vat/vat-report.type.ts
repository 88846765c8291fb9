import { reportFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { LocalDate, PenceSum } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'Documents and their amounts.' })
export class VatSum {
  @Field(() => Int, { description: 'How many documents.' }) documents: number;
  @Field(() => PenceSum, { description: 'The amounts without VAT.' }) net: number;
  @Field(() => PenceSum, { description: 'The VAT contained in the gross amounts.' }) vat: number;
  @Field(() => PenceSum, { description: 'The amounts with VAT.' }) gross: number;
}

@ObjectType({ description: 'The documents of a period at one rate of VAT.' })
export class VatRateSum {
  @Field(() => Int, { description: 'The rate, in per cent.' }) rate: number;
  @Field(() => VatSum, { description: 'Invoices issued in the period.' }) invoices: VatSum;
  @Field(() => VatSum, { description: 'Credit notes issued in the period, as positive amounts.' })
  creditNotes: VatSum;
  @Field(() => VatSum, {
    description:
      'Credit notes withdrawn in the period because their refund came back, whenever they were issued.',
  })
  withdrawnCreditNotes: VatSum;
  @Field(() => VatSum, { description: `Invoices and withdrawn credit notes, less credit notes.` })
  due: VatSum;
}

@ObjectType({ description: 'The VAT of a calendar month.' })
export class VatMonth {
  @Field(() => LocalDate, { description: 'The first day of the month that’s in the period.' }) from: string;
  @Field(() => VatSum, { description: reportFigures.vatDue.meaning }) due: VatSum;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'VAT on sales in a period, from invoices and credit notes.' })
export class VatReport {
  @Field(() => [VatRateSum], { description: 'By rate, the highest first; empty without documents.' })
  rates: VatRateSum[];
  @Field(() => VatSum, { description: reportFigures.vatDue.meaning }) due: VatSum;
  @Field(() => PenceSum, { nullable: true, description: reportFigures.purchases.meaning })
  @Auth('ADMIN', 'READ_COSTS')
  purchases: number;
  @Field(() => [VatMonth], { description: 'By month, oldest first, including months without documents.' })
  months: VatMonth[];
}
