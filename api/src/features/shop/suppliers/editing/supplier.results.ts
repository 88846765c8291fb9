import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { Supplier } from '../record/supplier.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A tyre as a supplier offers it.' })
export class SupplierOfferRow {
  @Field(() => Int, { description: 'References `Supplier.id`.' }) supplierId: number;
  @Field({ description: 'The wholesaler who offers it.' }) supplierName: string;
  @Field(() => Int, { description: 'The supplier’s working days.' }) leadDays: number;
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field({ description: 'The tyre’s name in lists.' }) name: string;
  @Field({ description: 'Its stock-keeping number.' }) sku: string;
  @Field(() => String, { nullable: true, description: 'The supplier’s number of the tyre; null if unknown.' })
  code: string | null;
  @Field(() => Pence, { nullable: true, description: 'The cost of one unit, without VAT.' })
  @Auth('ADMIN', 'READ_COSTS')
  costPrice: number;
  @Field(() => Int, { description: 'The units that the supplier has.' }) units: number;
  @Field({ description: 'Whether the supplier serves the tyre when own stock doesn’t reach.' })
  serves: boolean;
  @Field(() => DateTime, { description: 'When the offer last changed.' }) updatedAt: Date;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Some of the tyres that a supplier offers.' })
export class SupplierOfferPage {
  @Field(() => [SupplierOfferRow], { description: 'The offers on this page, by the tyre’s name.' })
  items: SupplierOfferRow[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ implements: Refusal, description: 'The supplier doesn’t exist.' })
export class SupplierNotFound extends Refusal {}

export const CreateSupplierResult = createUnionType({
  name: 'CreateSupplierResult',
  description: 'The new supplier, or why it was refused.',
  types: () => [Supplier, InvalidInput] as const,
});

export const UpdateSupplierResult = createUnionType({
  name: 'UpdateSupplierResult',
  description: 'The updated supplier, or why the update was refused.',
  types: () => [Supplier, InvalidInput, SupplierNotFound, StaleWrite] as const,
});
