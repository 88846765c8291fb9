import type { Page } from '@playwright/test';
import type { DialogGround } from './dialogGround.ts';

/** How to open a dialog with a form, to submit it unchanged. */
interface Opened {
  /** The screen with the dialog. */
  path: (ground: DialogGround) => string;
  open: (page: Page) => Promise<void>;
}

type DialogCase =
  | Opened
  /** A confirmation without a form, covered by its screen's tests, or a view with nothing to submit. */
  | 'nothing to fill in'
  /** Hard to reach, and the same form as another dialog's. */
  | { sharesFormOf: string };

const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names)
      await page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('menuitem', { name, exact: true }))
        .first()
        .click();
  };

const orderPage =
  (which: 'paid' | 'delivered' | 'shipped' | 'unpaid') =>
  (ground: DialogGround): string =>
    `/admin/orders/${ground[which]}`;

/** Every file of the admin that renders a dialog. A unit test compares the list with the code. */
export const ADMIN_DIALOGS: Readonly<Record<string, DialogCase>> = {
  'blog/LabelDialog': { path: () => '/admin/blog/labels', open: press('New topic') },
  'blog/MergeDialog': 'nothing to fill in',
  'blog/PostPreview': 'nothing to fill in',
  'customers/editing/ChangeEmailDialog': {
    path: ({ customer }) => `/admin/customers/${customer}`,
    open: press('Actions', 'Change email address'),
  },
  'customers/EraseDialog': {
    path: ({ customer }) => `/admin/customers/${customer}`,
    open: press('Actions', 'Erase customer'),
  },
  'customers/CustomerAddresses': 'nothing to fill in',
  'customers/CustomerNotes': {
    path: ({ customer }) => `/admin/customers/${customer}`,
    open: press('Add note'),
  },
  'customers/DisableCustomerTwoFactorDialog': { sharesFormOf: 'form/person/RoleDialog' },
  'form/person/RoleDialog': {
    path: ({ customer }) => `/admin/customers/${customer}`,
    open: press('Actions', 'Change role'),
  },
  'frame/palette/CommandPalette': 'nothing to fill in',
  'imports/DoubtfulDialog': 'nothing to fill in',
  'imports/LaterDialog': 'nothing to fill in',
  'imports/RunScreen': 'nothing to fill in',
  'keys/NewKeyDialog': { path: () => '/admin/keys', open: press('New key') },
  'keys/RevokeKey': 'nothing to fill in',
  'list/controls/SaveViewDialog': { path: () => '/admin/products', open: press('Views', 'Save this view…') },
  'models/detail/ModelActions': 'nothing to fill in',
  'newsletter/IssueSending': 'nothing to fill in',
  'orders/steps/NoteDialog': { path: orderPage('paid'), open: press('Add note') },
  'orders/detail/CancelDialog': { path: orderPage('paid'), open: press('More', 'Cancel order…') },
  'orders/detail/ResolveOrderDialog': { sharesFormOf: 'orders/steps/NoteDialog' },
  'orders/detail/PlanDelivery': { path: orderPage('shipped'), open: press('Plan…') },
  'orders/detail/StepDialog': { path: orderPage('shipped'), open: press('Mark delivered…') },
  'orders/ship/ShipDialog': { path: () => '/admin/orders', open: press('Ship from a list…') },
  'pages/PageForm': 'nothing to fill in',
  'prices/StartRunDialog': 'nothing to fill in',
  'pages/DeletePageButton': 'nothing to fill in',
  'products/bulk/BulkDialog': {
    path: () => '/admin/products',
    async open(page) {
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      await press('Prices…')(page);
    },
  },
  'products/detail/ProductActions': 'nothing to fill in',
  'products/form/NewModelDialog': {
    path: () => '/admin/products/simple',
    async open(page) {
      for (const [label, typed] of Object.entries({
        Model: 'Unheard-of',
        'Size, load and speed': '205/55 R16 91V',
        SKU: 'UNHEARD-1',
        'Price (£)': '80',
      }))
        await page.getByLabel(label, { exact: true }).fill(typed);
      await press('Add product', 'Create this model…')(page);
    },
  },
  'purchases/CancelPurchase': 'nothing to fill in',
  // The walk of purchases submits it.
  'purchases/CostDialog': { sharesFormOf: 'refunds/RefundDialog' },
  'purchases/PurchaseDeliveries': 'nothing to fill in',
  'refunds/FailedRefundDialogs': { sharesFormOf: 'orders/steps/NoteDialog' },
  'refunds/RecordPaymentDialog': { path: orderPage('unpaid'), open: press('Record payment') },
  'refunds/RefundDialog': { path: orderPage('delivered'), open: press('Refund') },
  'refunds/ReturnDialog': { path: orderPage('delivered'), open: press('Receive return') },
  'returns/RefuseDialog': { path: ({ ret }) => `/admin/returns/${ret}`, open: press('Refuse') },
  'richText/LinkDialog': { path: () => '/admin/page-contents/new', open: press('Link') },
  'richText/PictureDialog': { path: () => '/admin/page-contents/new', open: press('Picture') },
  'staff/AccessDialogs': { sharesFormOf: 'form/person/RoleDialog' },
  'staff/InvitationActions': 'nothing to fill in',
  'staff/InviteDialog': { path: () => '/admin/staff', open: press('Invite') },
  'staff/RoleProofDialog': { sharesFormOf: 'form/person/RoleDialog' },
  'staff/RoleScreen': 'nothing to fill in',
  'suppliers/feeds/FeedActions': 'nothing to fill in',
  'vehicles/VehicleScreen': 'nothing to fill in',
  // A choice that's sent at once.
  'vehicles/corrections/NameVehicle': 'nothing to fill in',
  'vehicles/corrections/DismissCorrection': { sharesFormOf: 'orders/steps/NoteDialog' },
  'webhooks/DeliveryDetails': 'nothing to fill in',
  'webhooks/NewWebhookDialog': { path: () => '/admin/webhooks', open: press('New webhook') },
  'webhooks/WebhookScreen': 'nothing to fill in',
  // All that a report or a move asks for can be left out.
  'workshop/job/JobDialog': 'nothing to fill in',
  'workshop/mine/MyJobCard': 'nothing to fill in',
};
