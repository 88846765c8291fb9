import {
  BookOpenText,
  CircleDot,
  Factory,
  FileText,
  KeyRound,
  Layers,
  LayoutDashboard,
  ListChecks,
  Mail,
  MessageSquareText,
  Newspaper,
  Package,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Stethoscope,
  Undo2,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import { lazyPage, type LazyPage } from '../../routing/lazyPage.tsx';

/** The groups of the sidebar, in its order. */
export const SECTION_GROUPS = ['Daily work', 'Website', 'Set-up', 'For engineers'] as const;
export type SectionGroup = (typeof SECTION_GROUPS)[number];

/** A place in the sidebar. */
export interface SectionLink {
  label: string;
  group: SectionGroup;
  icon: LucideIcon;
}

/** A screen of the admin. */
export interface Screen {
  /** Its path below /admin, as a pattern of the router; empty for /admin itself. */
  path: string;
  page: LazyPage;
  /** Its place in the sidebar; absent for a screen that another one leads to. */
  link?: SectionLink;
  /** What the command palette calls it, if it can be gone to from anywhere, such as "New product". */
  command?: string;
  /** Other words that the command palette finds it by. */
  words?: string;
}

/** Every screen of the admin. Routes, sidebar and command palette follow from it; the first that matches answers. */
export const SCREENS: readonly Screen[] = [
  {
    path: '',
    page: lazyPage(() => import('../dashboard/DashboardScreen.tsx'), 'DashboardScreen'),
    link: { label: 'Home', group: 'Daily work', icon: LayoutDashboard },
    words: 'dashboard figures revenue start',
  },
  {
    path: 'orders',
    page: lazyPage(() => import('../orders/OrderListScreen.tsx'), 'OrderListScreen'),
    link: { label: 'Orders', group: 'Daily work', icon: Package },
    words: 'ship dispatch packing tracking parcels sales',
  },
  {
    path: 'orders/new',
    page: lazyPage(() => import('../manualOrder/ManualOrderScreen.tsx'), 'ManualOrderScreen'),
    command: 'New order',
    words: 'telephone counter manual phone order take sell',
  },
  {
    path: 'orders/slips',
    page: lazyPage(() => import('../orders/SlipsScreen.tsx'), 'SlipsScreen'),
  },
  {
    path: 'orders/labels',
    page: lazyPage(() => import('../orders/LabelsScreen.tsx'), 'LabelsScreen'),
  },
  {
    path: 'orders/:id',
    page: lazyPage(() => import('../orders/OrderScreen.tsx'), 'OrderScreen'),
  },
  {
    path: 'orders/:id/address',
    page: lazyPage(() => import('../orders/OrderAddressScreen.tsx'), 'OrderAddressScreen'),
  },
  {
    path: 'orders/:id/slip',
    page: lazyPage(() => import('../orders/SlipsScreen.tsx'), 'SlipsScreen'),
  },
  {
    path: 'orders/:id/label',
    page: lazyPage(() => import('../orders/LabelsScreen.tsx'), 'LabelsScreen'),
  },
  {
    path: 'returns',
    page: lazyPage(() => import('../returns/ReturnListScreen.tsx'), 'ReturnListScreen'),
    link: { label: 'Returns', group: 'Daily work', icon: Undo2 },
    words: 'refunds exchange faulty damaged cancel send back rma',
  },
  { path: 'returns/:id', page: lazyPage(() => import('../returns/ReturnScreen.tsx'), 'ReturnScreen') },
  {
    path: 'products',
    page: lazyPage(() => import('../products/ProductListScreen.tsx'), 'ProductListScreen'),
    link: { label: 'Products', group: 'Daily work', icon: CircleDot },
    words: 'tyres stock prices sku ean sizes',
  },
  {
    path: 'products/new',
    page: lazyPage(() => import('../products/NewProductScreen.tsx'), 'NewProductScreen'),
    command: 'New product',
    words: 'add tyre create',
  },
  {
    path: 'products/simple',
    page: lazyPage(() => import('../products/SimpleProductScreen.tsx'), 'SimpleProductScreen'),
    command: 'Quick add a product',
    words: 'short form simple new tyre',
  },
  {
    path: 'products/changes',
    page: lazyPage(() => import('../products/BulkChangesScreen.tsx'), 'BulkChangesScreen'),
    command: 'Bulk changes',
    words: 'undo prices many products',
  },
  {
    path: 'products/edit/:id',
    page: lazyPage(() => import('../products/ProductScreen.tsx'), 'ProductScreen'),
  },
  {
    path: 'models',
    page: lazyPage(() => import('../models/ModelListScreen.tsx'), 'ModelListScreen'),
    link: { label: 'Models', group: 'Daily work', icon: Layers },
    words: 'ranges sizes tyres',
  },
  {
    path: 'models/new',
    page: lazyPage(() => import('../models/NewModelScreen.tsx'), 'NewModelScreen'),
    command: 'New model',
    words: 'add create range',
  },
  { path: 'models/:id', page: lazyPage(() => import('../models/ModelScreen.tsx'), 'ModelScreen') },
  {
    path: 'brands',
    page: lazyPage(() => import('../brands/BrandListScreen.tsx'), 'BrandListScreen'),
    link: { label: 'Brands', group: 'Daily work', icon: Factory },
    words: 'makers manufacturers',
  },
  {
    path: 'customers',
    page: lazyPage(() => import('../customers/CustomerListScreen.tsx'), 'CustomerListScreen'),
    link: { label: 'Customers', group: 'Daily work', icon: Users },
    words: 'accounts people administrators roles sessions erase',
  },
  {
    path: 'customers/guests/:orderId',
    page: lazyPage(() => import('../customers/GuestScreen.tsx'), 'GuestScreen'),
  },
  {
    path: 'customers/:id',
    page: lazyPage(() => import('../customers/CustomerScreen.tsx'), 'CustomerScreen'),
  },
  {
    path: 'messages',
    page: lazyPage(() => import('../messages/MessageListScreen.tsx'), 'MessageListScreen'),
    link: { label: 'Messages', group: 'Daily work', icon: MessageSquareText },
    words: 'contact form answer inbox spam',
  },
  {
    path: 'messages/:id',
    page: lazyPage(() => import('../messages/MessageScreen.tsx'), 'MessageScreen'),
  },
  {
    path: 'claims',
    page: lazyPage(() => import('../claims/ClaimListScreen.tsx'), 'ClaimListScreen'),
    link: { label: 'Claims', group: 'Daily work', icon: ShieldCheck },
    words: 'price match warranty road hazard plan faulty damage refund replace',
  },
  { path: 'claims/:id', page: lazyPage(() => import('../claims/ClaimScreen.tsx'), 'ClaimScreen') },
  {
    path: 'reviews',
    page: lazyPage(() => import('../reviews/ReviewScreen.tsx'), 'ReviewScreen'),
    link: { label: 'Reviews', group: 'Daily work', icon: Star },
    words: 'moderation approve reject stars ratings',
  },
  {
    path: 'page-contents',
    page: lazyPage(() => import('../pages/PagesScreen.tsx'), 'PagesScreen'),
    link: { label: 'Pages', group: 'Website', icon: FileText },
    words: 'privacy terms returns cookies policy texts contents',
  },
  {
    path: 'page-contents/new',
    page: lazyPage(() => import('../pages/NewPageScreen.tsx'), 'NewPageScreen'),
    command: 'New page',
  },
  {
    path: 'page-contents/:slug/history',
    page: lazyPage(() => import('../pages/PageHistoryScreen.tsx'), 'PageHistoryScreen'),
  },
  {
    path: 'blog',
    page: lazyPage(() => import('../blog/BlogScreen.tsx'), 'BlogScreen'),
    link: { label: 'Blog', group: 'Website', icon: BookOpenText },
    words: 'articles posts drafts advice',
  },
  {
    path: 'blog/new',
    page: lazyPage(() => import('../blog/NewPostScreen.tsx'), 'NewPostScreen'),
    command: 'New article',
    words: 'blog post write',
  },
  {
    path: 'blog/labels',
    page: lazyPage(() => import('../blog/LabelsScreen.tsx'), 'LabelsScreen'),
    command: 'Topics and tags of the blog',
    words: 'categories',
  },
  { path: 'blog/:id', page: lazyPage(() => import('../blog/PostScreen.tsx'), 'PostScreen') },
  {
    path: 'newsletter',
    page: lazyPage(() => import('../newsletter/NewsletterScreen.tsx'), 'NewsletterScreen'),
    link: { label: 'Newsletter', group: 'Website', icon: Newspaper },
    words: 'subscribers consent unsubscribe csv export',
  },
  {
    path: 'newsletter/issues',
    page: lazyPage(() => import('../newsletter/IssueListScreen.tsx'), 'IssueListScreen'),
    command: 'Newsletter issues',
    words: 'mailing campaign send offers',
  },
  {
    path: 'newsletter/issues/new',
    page: lazyPage(() => import('../newsletter/NewIssueScreen.tsx'), 'NewIssueScreen'),
    command: 'New newsletter issue',
    words: 'write mailing campaign offers',
  },
  {
    path: 'newsletter/issues/:id',
    page: lazyPage(() => import('../newsletter/IssueScreen.tsx'), 'IssueScreen'),
  },
  {
    path: 'settings',
    page: lazyPage(() => import('../settings/SettingsScreen.tsx'), 'SettingsScreen'),
    link: { label: 'Settings', group: 'Set-up', icon: Settings },
    words:
      'shop name address phone email opening hours holidays delivery prices claims fitting sale analytics',
  },
  {
    path: 'settings/:group',
    page: lazyPage(() => import('../settings/SettingsScreen.tsx'), 'SettingsScreen'),
  },
  {
    path: 'mail',
    page: lazyPage(() => import('../mail/MailScreen.tsx'), 'MailScreen'),
    link: { label: 'Mail', group: 'Set-up', icon: Mail },
    words: 'emails letters sent failed',
  },
  { path: 'mail/:id', page: lazyPage(() => import('../mail/MailDetailScreen.tsx'), 'MailDetailScreen') },
  {
    path: 'keys',
    page: lazyPage(() => import('../keys/KeysScreen.tsx'), 'KeysScreen'),
    link: { label: 'API keys', group: 'For engineers', icon: KeyRound },
    words: 'integrations programs tokens',
  },
  {
    path: 'webhooks',
    page: lazyPage(() => import('../webhooks/WebhooksScreen.tsx'), 'WebhooksScreen'),
    link: { label: 'Webhooks', group: 'For engineers', icon: Webhook },
    words: 'integrations events deliveries',
  },
  { path: 'webhooks/:id', page: lazyPage(() => import('../webhooks/WebhookScreen.tsx'), 'WebhookScreen') },
  {
    path: 'jobs',
    page: lazyPage(() => import('../jobs/JobsScreen.tsx'), 'JobsScreen'),
    link: { label: 'Jobs', group: 'For engineers', icon: ListChecks },
    words: 'background queue schedule failed retry',
  },
  {
    path: 'audit',
    page: lazyPage(() => import('../audit/AuditScreen.tsx'), 'AuditScreen'),
    link: { label: 'Audit log', group: 'For engineers', icon: ScrollText },
    words: 'history who changed security safety',
  },
  {
    path: 'login-debug',
    page: lazyPage(() => import('../diagnostics/LoginDebugScreen.tsx'), 'LoginDebugScreen'),
    link: { label: 'Sign-in check', group: 'For engineers', icon: Stethoscope },
    words: 'diagnostics session token debug',
  },
];

/** The address of a screen. */
export const screenPath = ({ path }: Pick<Screen, 'path'>): string =>
  path === '' ? '/admin' : `/admin/${path}`;
