import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { DateTime, LocalDate, Pence } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { Purchase } from './purchase.entity.ts';

/** A tyre in a list for a supplier. */
@ObjectType()
abstract class PurchasedTyre {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field({ description: 'The tyre’s name in lists.' }) name: string;
  @Field({ description: 'Its stock-keeping number.' }) sku: string;
  @Field(() => String, { nullable: true, description: 'Its EAN; null without one.' }) ean: string | null;
  @Field(() => String, { nullable: true, description: 'The supplier’s number of the tyre; null if unknown.' })
  code: string | null;
  @Field(() => Pence, { nullable: true, description: 'The cost of one unit, without VAT; null if unknown.' })
  @Auth('ADMIN', 'READ_COSTS')
  costPrice: number | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Units that paid orders need from a supplier and that aren’t on order.' })
export class PurchaseNeed extends PurchasedTyre {
  @Field(() => Int, { description: 'References `Supplier.id`.' }) supplierId: number;
  @Field({ description: 'The wholesaler they were sold from.' }) supplierName: string;
  @Field(() => Int, { description: 'The units needed.' }) units: number;
  @Field(() => Int, { description: 'The number of orders that need them.' }) orders: number;
  @Field(() => DateTime, { description: 'When the oldest of those orders was paid.' }) since: Date;
}

@ObjectType({ description: 'Units of a tyre in a purchase.' })
export class PurchaseLineRow extends PurchasedTyre {
  @Field(() => Int, { description: 'The units ordered.' }) quantity: number;
  @Field(() => Int, { description: 'The units that have come.' }) received: number;
  @Field(() => Int, { description: 'The units that won’t come.' }) missing: number;
  @Field(() => Int, { description: 'The units that came beyond those ordered.' }) surplus: number;
}

@ObjectType({ description: 'Units of a tyre in a delivery of a purchase.' })
export class PurchaseDeliveryLineRow {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field({ description: 'The tyre’s name in lists.' }) name: string;
  @Field(() => Int, { description: 'The ordered units that came.' }) received: number;
  @Field(() => Int, { description: 'The units that were said not to come.' }) missing: number;
  @Field(() => Int, { description: 'The units that came beyond those ordered.' }) surplus: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Some of the shop’s purchases.' })
export class PurchasePage {
  @Field(() => [Purchase], { description: 'The purchases on this page, newest first.' })
  items: Purchase[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Units of an order that come from a supplier.' })
export class OrderSupply {
  @Field(() => ID, { description: 'The product and supplier, as one text.' }) id: string;
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field({ description: 'The tyre’s name in lists.' }) name: string;
  @Field({ description: 'The wholesaler who sends them.' }) supplierName: string;
  @Field(() => Int, { description: 'The units that come from the supplier.' }) quantity: number;
  @Field(() => Int, { description: 'Those that are on order.' }) onOrder: number;
  @Field(() => Int, { description: 'Those that have come.' }) arrived: number;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'When the next of them are expected; null if none is on order.',
  })
  expectedOn: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The purchase that brings those, as `Purchase.id`; null if none is on order.',
  })
  purchaseId: number | null;
}

@ObjectType({ implements: Refusal, description: 'The purchase or its supplier doesn’t exist.' })
export class PurchaseNotFound extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'Orders need other units than were read, because a colleague ordered some or an order ended.',
})
export class PurchaseNeedsChanged extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'All units of the purchase have come or were given up, so none is left to cancel.',
})
export class PurchaseNotOpen extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'The delivery was taken back before, or its tyres were sent or sold meanwhile.',
})
export class DeliveryNotTakenBack extends Refusal {}

export const CreatePurchaseResult = createUnionType({
  name: 'CreatePurchaseResult',
  description: 'The purchase, or why nothing was ordered.',
  types: () => [Purchase, InvalidInput, PurchaseNotFound, PurchaseNeedsChanged] as const,
});

export const ReceivePurchaseResult = createUnionType({
  name: 'ReceivePurchaseResult',
  description: 'The purchase as it is now, or why nothing was booked.',
  types: () => [Purchase, InvalidInput, PurchaseNotFound, StaleWrite] as const,
});

export const CancelPurchaseResult = createUnionType({
  name: 'CancelPurchaseResult',
  description: 'The purchase as it is now, or why nothing was cancelled.',
  types: () => [Purchase, InvalidInput, PurchaseNotFound, PurchaseNotOpen, StaleWrite] as const,
});

export const TakeBackDeliveryResult = createUnionType({
  name: 'TakeBackDeliveryResult',
  description: 'The purchase as it is now, or why the delivery stays booked.',
  types: () => [Purchase, InvalidInput, PurchaseNotFound, DeliveryNotTakenBack, StaleWrite] as const,
});

export const CorrectPurchaseCostResult = createUnionType({
  name: 'CorrectPurchaseCostResult',
  description: 'The purchase as it is now, or why its cost stays.',
  types: () => [Purchase, InvalidInput, PurchaseNotFound, StaleWrite] as const,
});
