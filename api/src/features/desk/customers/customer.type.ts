import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../platform/input/scalars.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { User } from '../../people/accounts/index.ts';
import { Order } from '../../sales/orders/index.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Somebody who bought without an account.' })
export class GuestBuyer {
  @Field({ description: 'The address that the orders were placed with.' }) email: string;
  @Field({ description: 'The name on the latest order.' }) name: string;
  @Field(() => Int, { description: salesFigures.orders.meaning }) orderCount: number;
  @Field(() => Pence, { description: salesFigures.revenue.meaning }) spent: number;
  @Field(() => String, { nullable: true, description: 'The telephone number on the latest order.' })
  phone: string | null;
  @Field(() => DateTime, { description: 'When the latest of them was placed.' }) lastOrderAt: Date | null;
  @Field(() => DateTime, { description: 'When the first of them was placed.' }) since: Date;
  @Field(() => Order, { description: 'The latest order.' }) lastOrder: Order;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of the accounts of the shop.' })
export class CustomerPage {
  @Field(() => [User], { description: 'At most as many as were asked for.' }) items: User[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
  @Field(() => [GuestBuyer], {
    description:
      'On the first page of a search: up to five people without an account whose orders have a matching ' +
      'address.',
  })
  guests: GuestBuyer[];
}

@ObjectType({ description: 'A customer: an account or a guest, whichever is not null.' })
export class CustomerEntry {
  @Field(() => User, { nullable: true, description: 'The account of somebody who has one.' })
  account: User | null;
  @Field(() => GuestBuyer, {
    nullable: true,
    description: 'Somebody without one, who has paid for an order.',
  })
  guest: GuestBuyer | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of the customers of the shop.' })
export class CustomerEntryPage {
  @Field(() => [CustomerEntry], { description: 'At most as many as were asked for.' }) items: CustomerEntry[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

/** What somebody has bought. Money in pence. */
export interface BuyerFigures {
  readonly orderCount: number;
  readonly spent: number;
  readonly lastOrderAt: Date | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'What a customer has bought.' })
export class Purchases implements BuyerFigures {
  @Field(() => Int, { description: salesFigures.orders.meaning }) orderCount: number;
  @Field(() => Pence, { description: salesFigures.revenue.meaning }) spent: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the latest order that was paid was placed; null if there is none.',
  })
  lastOrderAt: Date | null;
}
