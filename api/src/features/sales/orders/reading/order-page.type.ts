import { Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Order } from '../record/order.entity.ts';

@ObjectType({ description: 'One page of orders.' })
export class OrderPage {
  @Field(() => [Order], {
    description: 'The orders on this page, newest first unless another sort was requested.',
  })
  items: Order[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}
