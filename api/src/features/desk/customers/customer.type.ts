import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../platform/input/scalars.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { User } from '../../people/accounts/index.ts';
import { Order } from '../../sales/orders/index.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A buyer without an account.' })
export class GuestBuyer {
  @Field({ description: 'The email address the orders were placed with.' }) email: string;
  @Field({ description: 'The name on the latest order.' }) name: string;
  @Field(() => Int, { description: salesFigures.orders.meaning }) orderCount: number;
  @Field(() => Pence, { description: salesFigures.revenue.meaning }) spent: number;
  @Field(() => String, { nullable: true, description: 'The telephone number on the latest order.' })
  phone: string | null;
  @Field(() => DateTime, { description: 'When the latest order was placed.' }) lastOrderAt: Date | null;
  @Field(() => DateTime, { description: 'When the first order was placed.' }) since: Date;
  @Field(() => Order, { description: 'The latest order.' }) lastOrder: Order;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of the shop’s accounts.' })
export class CustomerPage {
  @Field(() => [User], { description: 'The accounts on this page.' }) items: User[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
  @Field(() => [GuestBuyer], {
    description: 'On the first page of a search: up to five buyers without an account whose orders match.',
  })
  guests: GuestBuyer[];
}

@ObjectType({ description: 'A customer: either an account or a guest; the other field is null.' })
export class CustomerEntry {
  @Field(() => User, { nullable: true, description: 'The account; null for a guest.' })
  account: User | null;
  @Field(() => GuestBuyer, {
    nullable: true,
    description: 'A buyer without an account who has paid for an order; null for an account.',
  })
  guest: GuestBuyer | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of the shop’s customers.' })
export class CustomerEntryPage {
  @Field(() => [CustomerEntry], { description: 'Up to `limit` customers, in the order of `sort`.' })
  items: CustomerEntry[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

/** A customer's purchases. Money in pence. */
export interface BuyerFigures {
  readonly orderCount: number;
  readonly spent: number;
  readonly lastOrderAt: Date | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A customer’s purchases in total.' })
export class Purchases implements BuyerFigures {
  @Field(() => Int, { description: salesFigures.orders.meaning }) orderCount: number;
  @Field(() => Pence, { description: salesFigures.revenue.meaning }) spent: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When their latest paid order was placed; null if they have never paid for one.',
  })
  lastOrderAt: Date | null;
}
