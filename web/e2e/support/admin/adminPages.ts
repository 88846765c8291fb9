import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { aPerson } from '../accounts/accounts.ts';
import { orderAs } from '../accounts/orders.ts';
import { askShop } from '../shop/askShop.ts';
import { findTyre } from '../shop/catalogue.ts';
import { openShopKeeper } from './admin.ts';

/** An admin screen: its path below /admin in the table of screens, and a part of its heading. */
export interface AdminScreenPage {
  title: string;
  /** The screen's route pattern, if `path` is an instance of it. */
  screen?: string;
  /** Its address, which can depend on the shop's data. */
  path: string | ((request: APIRequestContext) => Promise<string>);
}

let orderPath: Promise<string> | undefined;

/** The screen of an order, which is placed once for all tests. */
function orderScreen(request: APIRequestContext): Promise<string> {
  orderPath ??= (async () => {
    const tyre = await findTyre(request, { brands: ['avon'] }, ({ stockQuantity }) => stockQuantity > 9);
    const { orderId } = await orderAs(request, aPerson(), tyre.id);
    return `/admin/orders/${orderId}`;
  })();
  return orderPath;
}

async function administratorPath(request: APIRequestContext): Promise<string> {
  const { me } = await (await openShopKeeper(request)).ask<{ me: { id: string } }>('{ me { id } }');
  return `/admin/customers/${me.id}`;
}

/** The page of a message that a visitor has just sent. */
async function messagePath(request: APIRequestContext): Promise<string> {
  const input = {
    name: 'Priya Shah',
    email: `priya-${randomUUID()}@example.com`,
    subject: 'Tyres for a caravan',
    message: 'Do you sell 195/70 R14C?',
  };
  const keeper = await openShopKeeper(request);
  await keeper.ask('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }', {
    input,
  });
  const { messages } = await keeper.ask<{ messages: { items: { id: string }[] } }>(
    'query ($search: String) { messages(filter: { search: $search }) { items { id } } }',
    { search: input.email },
  );
  return `/admin/messages/${messages.items[0]?.id}`;
}

async function articlePath(request: APIRequestContext): Promise<string> {
  const { blogPost } = await askShop<{ blogPost: { id: number } }>(
    request,
    '{ blogPost(slug: "how-to-read-tyre-sidewall") { id } }',
  );
  return `/admin/blog/${blogPost.id}`;
}

/** The screen of an existing product. */
const productPath = async (request: APIRequestContext): Promise<string> =>
  `/admin/products/edit/${(await findTyre(request, { sizes: ['205/55 R16'] })).id}`;

/** Every screen of the admin. A unit test compares the list with the table of screens. */
export const ADMIN_PAGES: readonly AdminScreenPage[] = [
  { title: 'Home', path: '/admin' },
  { title: 'Orders', path: '/admin/orders' },
  { title: 'New order', path: '/admin/orders/new' },
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
  { title: 'Calendar', path: '/admin/fitting-calendar' },
  { title: 'Jobs that need attention', path: '/admin/fitting-jobs' },
  { title: 'Job sheets', path: '/admin/fitting-jobs/sheets' },
  {
    title: 'Job sheets',
    screen: '/admin/fitting-jobs/:id/sheet',
    path: '/admin/fitting-jobs/4a2b6f0e-93d1-4c9a-8a52-0a6f0f1e2d3c/sheet',
  },
  { title: 'My jobs', path: '/admin/my-jobs' },
  { title: 'Returns', path: '/admin/returns' },
  { title: 'Return', screen: '/admin/returns/:id', path: '/admin/returns/unknown' },
  { title: 'Products', path: '/admin/products' },
  { title: 'New product', path: '/admin/products/new' },
  { title: 'Quick add', path: '/admin/products/simple' },
  { title: 'Bulk changes', path: '/admin/products/changes' },
  { title: 'Import products', path: '/admin/products/import' },
  { title: 'Import', screen: '/admin/products/import/:id', path: '/admin/products/import/0' },
  { title: 'Price rules', path: '/admin/prices' },
  { title: 'Run', screen: '/admin/prices/runs/:id', path: '/admin/prices/runs/0' },
  { title: 'New feed', screen: '/admin/suppliers/:id/feeds/new', path: '/admin/suppliers/0/feeds/new' },
  { title: 'Feed', screen: '/admin/suppliers/:id/feeds/:feedId', path: '/admin/suppliers/0/feeds/0' },
  { title: '205/55 R16', screen: '/admin/products/edit/:id', path: productPath },
  { title: 'Customers', path: '/admin/customers' },
  { title: 'New customer', path: '/admin/customers/new' },
  { title: 'Customer', screen: '/admin/customers/:id/edit', path: '/admin/customers/unknown/edit' },
  {
    title: 'Address',
    screen: '/admin/customers/:id/addresses/:addressId',
    path: '/admin/customers/unknown/addresses/new',
  },
  { title: 'Import customers', path: '/admin/customers/import' },
  { title: 'Import', screen: '/admin/customers/import/:id', path: '/admin/customers/import/0' },
  { title: 'Shop Administrator', screen: '/admin/customers/:id', path: administratorPath },
  {
    title: 'Customer',
    screen: '/admin/customers/guests/:orderId',
    path: '/admin/customers/guests/unknown',
  },
  { title: 'Messages', path: '/admin/messages' },
  { title: 'Tyres for a caravan', screen: '/admin/messages/:id', path: messagePath },
  { title: 'Claims', path: '/admin/claims?tab=all', screen: '/admin/claims' },
  { title: 'Claim', screen: '/admin/claims/:id', path: '/admin/claims/unknown' },
  { title: 'Reviews', screen: '/admin/reviews', path: '/admin/reviews?tab=published' },
  { title: 'Reports', path: '/admin/reports' },
  { title: 'Sales', screen: '/admin/reports/:report', path: '/admin/reports/sales' },
  { title: 'Sales breakdown', screen: '/admin/reports/:report', path: '/admin/reports/breakdown' },
  { title: 'Sellers', screen: '/admin/reports/:report', path: '/admin/reports/sellers' },
  { title: 'VAT', screen: '/admin/reports/:report', path: '/admin/reports/vat' },
  { title: 'Stock value and age', screen: '/admin/reports/:report', path: '/admin/reports/stock' },
  { title: 'Reorder list', screen: '/admin/reports/:report', path: '/admin/reports/reorder' },
  { title: 'Returns and claims', screen: '/admin/reports/:report', path: '/admin/reports/returns' },
  { title: 'Searches without a result', screen: '/admin/reports/:report', path: '/admin/reports/searches' },
  { title: 'Newsletter', path: '/admin/newsletter' },
  { title: 'Newsletter issues', path: '/admin/newsletter/issues' },
  { title: 'New issue', path: '/admin/newsletter/issues/new' },
  { title: 'Issue', screen: '/admin/newsletter/issues/:id', path: '/admin/newsletter/issues/unknown' },
  { title: 'Models', path: '/admin/models' },
  { title: 'New model', path: '/admin/models/new' },
  { title: 'Cobra Chrome', screen: '/admin/models/:id', path: '/admin/models/1' },
  { title: 'Brands', path: '/admin/brands' },
  { title: 'Purchases', path: '/admin/purchases' },
  { title: 'New purchase', path: '/admin/purchases/new' },
  { title: 'Suppliers', path: '/admin/suppliers' },
  { title: 'New supplier', path: '/admin/suppliers/new' },
  { title: 'Supplier', screen: '/admin/suppliers/:id', path: '/admin/suppliers/0' },
  {
    title: 'Import costs and stock',
    screen: '/admin/suppliers/:id/import',
    path: '/admin/suppliers/0/import',
  },
  { title: 'Import', screen: '/admin/suppliers/import/:id', path: '/admin/suppliers/import/0' },
  { title: 'Purchase', screen: '/admin/purchases/:id', path: '/admin/purchases/0' },
  { title: 'Vehicles', path: '/admin/vehicles' },
  { title: 'New vehicle', path: '/admin/vehicles/new' },
  { title: 'Registrations not found', path: '/admin/vehicles/missed' },
  { title: 'Corrections', path: '/admin/vehicles/corrections' },
  { title: 'Import vehicles', path: '/admin/vehicles/import' },
  { title: 'Import', screen: '/admin/vehicles/import/:id', path: '/admin/vehicles/import/0' },
  { title: 'Audi A1', screen: '/admin/vehicles/:id', path: '/admin/vehicles/1' },
  { title: 'Fitting centres', path: '/admin/fitting-centres' },
  { title: 'New fitting centre', path: '/admin/fitting-centres/new' },
  { title: 'Import fitting centres', path: '/admin/fitting-centres/import' },
  { title: 'Import', screen: '/admin/fitting-centres/import/:id', path: '/admin/fitting-centres/import/0' },
  { title: 'Holidays', path: '/admin/fitting-centres/holidays' },
  {
    title: 'Larkwimple Tyre Bay',
    screen: '/admin/fitting-centres/:slug',
    path: '/admin/fitting-centres/larkwimple-tyre-bay',
  },
  { title: 'Fitting vans', path: '/admin/fitting-vans' },
  { title: 'New van', path: '/admin/fitting-vans/new' },
  { title: 'Van 1', screen: '/admin/fitting-vans/:id', path: '/admin/fitting-vans/1' },
  { title: 'Settings', path: '/admin/settings' },
  { title: 'Connections', path: '/admin/settings/connections' },
  { title: 'Settings', screen: '/admin/settings/:group', path: '/admin/settings/hours' },
  { title: 'Emails', path: '/admin/mail' },
  { title: 'Email', screen: '/admin/mail/:id', path: '/admin/mail/unknown' },
  { title: 'Staff', path: '/admin/staff' },
  { title: 'Roles', path: '/admin/staff/roles' },
  { title: 'New role', path: '/admin/staff/roles/new' },
  { title: 'Warehouse', screen: '/admin/staff/roles/:slug', path: '/admin/staff/roles/warehouse' },
  { title: 'API keys', path: '/admin/keys' },
  { title: 'Webhooks', path: '/admin/webhooks' },
  { title: 'Webhook', screen: '/admin/webhooks/:id', path: '/admin/webhooks/unknown' },
  { title: 'Jobs', path: '/admin/jobs' },
  { title: 'Audit log', path: '/admin/audit' },
  { title: 'Sign-in check', path: '/admin/login-debug' },
  { title: 'Blog', path: '/admin/blog' },
  { title: 'New article', path: '/admin/blog/new' },
  { title: 'Topics and tags', path: '/admin/blog/labels' },
  { title: 'How to read the numbers', screen: '/admin/blog/:id', path: articlePath },
  { title: 'Pages', path: '/admin/page-contents' },
  { title: 'Privacy Policy', screen: '/admin/page-contents', path: '/admin/page-contents?edit=privacy' },
  { title: 'New page', path: '/admin/page-contents/new' },
  {
    title: 'History of Terms',
    screen: '/admin/page-contents/:slug/history',
    path: '/admin/page-contents/terms/history',
  },
];
