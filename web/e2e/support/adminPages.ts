import type { APIRequestContext } from '@playwright/test';
import { aPerson } from './accounts.ts';
import { findTyre } from './catalogue.ts';
import { orderAs } from './orders.ts';

/** A screen of the admin: the path below /admin as the table of screens has it, and a part of the heading it shows. */
export interface AdminScreenPage {
  title: string;
  /** The screen's pattern, where the path below is one of its cases. */
  screen?: string;
  /** Its address; it may depend on what is in the shop. */
  path: string | ((request: APIRequestContext) => Promise<string>);
}

let orderPath: Promise<string> | undefined;

/** The screen of an order that was placed for these tests, once. */
function orderScreen(request: APIRequestContext): Promise<string> {
  orderPath ??= (async () => {
    const tyre = await findTyre(request, { brands: ['avon'] }, ({ stockQuantity }) => stockQuantity > 9);
    const { orderId } = await orderAs(request, aPerson(), tyre.id);
    return `/admin/orders/${orderId}`;
  })();
  return orderPath;
}

/** Every screen of the admin. A unit test compares them with the table of screens. */
export const ADMIN_PAGES: readonly AdminScreenPage[] = [
  { title: 'Home', path: '/admin' },
  { title: 'Orders', path: '/admin/orders' },
  { title: 'Packing slips', path: '/admin/orders/slips' },
  { title: 'Labels', path: '/admin/orders/labels' },
  { title: 'TFL', screen: '/admin/orders/:id', path: async (request) => orderScreen(request) },
  {
    title: 'Delivery address',
    screen: '/admin/orders/:id/address',
    path: async (request) => `${await orderScreen(request)}/address`,
  },
  {
    title: 'Packing slips',
    screen: '/admin/orders/:id/slip',
    path: async (request) => `${await orderScreen(request)}/slip`,
  },
  {
    title: 'Labels',
    screen: '/admin/orders/:id/label',
    path: async (request) => `${await orderScreen(request)}/label`,
  },
  { title: 'Mail', path: '/admin/mail' },
];
