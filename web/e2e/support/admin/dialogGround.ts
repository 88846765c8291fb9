import type { APIRequestContext, Page } from '@playwright/test';
import { aPerson, register } from '../accounts/accounts.ts';
import { orderAs, payFor, placeOrder, type PlacedOrder } from '../accounts/orders.ts';
import { askShop, tokenOf } from '../shop/askShop.ts';
import { findTyre } from '../shop/catalogue.ts';
import { openShopKeeper } from './admin.ts';

const CUSTOMER = '{ me { id } }';
const LINES = 'query ($id: ID!) { order(id: $id) { lines { id } } }';
const RETURN = /* GraphQL */ `
  mutation ($input: RequestReturnInput!) {
    requestReturn(input: $input) {
      ... on OrderReturn {
        id
      }
    }
  }
`;
const TAKE = /* GraphQL */ `
  mutation ($input: CreateManualOrderInput!) {
    createManualOrder(input: $input) {
      ... on ManualOrderPlaced {
        order {
          id
        }
      }
    }
  }
`;

/** The records that admin dialogs are opened on: ids of orders, of a customer and of a pending return. */
export interface DialogGround {
  paid: string;
  shipped: string;
  delivered: string;
  /** A phone order to be paid in cash. */
  unpaid: string;
  customer: string;
  ret: string;
}

/** Creates the records. @param buyer a browser in which the customer registers. */
export async function layDialogGround(request: APIRequestContext, buyer: Page): Promise<DialogGround> {
  const keeper = await openShopKeeper(request);
  const tyre = await findTyre(request, { brands: ['yokohama'] }, ({ stockQuantity }) => stockQuantity > 9);
  const person = await register(buyer);
  const token = await tokenOf(buyer);
  const paidBy = async (placing: Promise<PlacedOrder>): Promise<string> => {
    const order = await placing;
    await payFor(request, order);
    return order.orderId;
  };
  const paid = await paidBy(orderAs(request, aPerson(), tyre.id));
  const shipped = await paidBy(orderAs(request, aPerson(), tyre.id));
  const delivered = await paidBy(placeOrder(buyer, person, tyre.id, { quantity: 2 }));
  for (const status of ['PROCESSING', 'SHIPPED'] as const) await keeper.advance(shipped, status);
  await keeper.deliver(delivered);
  const { order } = await keeper.ask<{ order: { lines: { id: string }[] } }>(LINES, { id: delivered });
  const { requestReturn } = await askShop<{ requestReturn: { id: string } }>(
    request,
    RETURN,
    {
      input: {
        orderId: delivered,
        lines: [{ lineId: order.lines[0]?.id, quantity: 1 }],
        reason: 'EXCHANGE',
        fittedOn: new Date().toISOString().slice(0, 10),
        method: 'OWN_CARRIER',
      },
    },
    token,
  );
  const { me } = await askShop<{ me: { id: string } }>(request, CUSTOMER, {}, token);
  const { createManualOrder } = await keeper.ask<{ createManualOrder: { order: { id: string } } }>(TAKE, {
    input: {
      lines: [{ productId: tyre.id, quantity: 1 }],
      email: person.email,
      phone: '07700 900123',
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'King',
        line1: '12 Mill Street',
        city: 'Bedford',
        postcode: 'MK40 3HD',
      },
      deliveryMethod: 'STANDARD',
      payment: 'CASH',
    },
  });
  return {
    paid,
    shipped,
    delivered,
    unpaid: createManualOrder.order.id,
    customer: me.id,
    ret: requestReturn.id,
  };
}
