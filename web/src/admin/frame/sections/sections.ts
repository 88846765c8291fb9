import {
  BookOpenText,
  FileText,
  IdCard,
  KeyRound,
  ListChecks,
  Mail,
  Newspaper,
  ScrollText,
  Settings,
  Stethoscope,
  Webhook,
} from 'lucide-react';
import type { Scope } from '../../../apollo/schema.generated.ts';
import { lazyPage } from '../../../routing/lazyPage.tsx';
import { BUYING_SCREENS } from './buyingSections.ts';
import { DAILY_SCREENS } from './dailySections.ts';
import { FITTING_SCREENS } from './fittingSections.ts';
import { isOffered, type Screen } from './screen.ts';

const STAFF = ['MANAGE_STAFF'] as const;

/** Every screen of the admin. Routes, sidebar, dashboard and command palette are built from this table. */
export const SCREENS: readonly Screen[] = [
  ...DAILY_SCREENS,
  ...BUYING_SCREENS,
  {
    path: 'page-contents',
    scopes: ['WRITE_CONTENT'],
    page: lazyPage(() => import('../../pages/PagesScreen.tsx'), 'PagesScreen'),
    link: { label: 'Pages', group: 'Website', icon: FileText },
    words: 'privacy terms returns cookies policy texts contents',
  },
  {
    path: 'page-contents/new',
    scopes: ['WRITE_CONTENT'],
    page: lazyPage(() => import('../../pages/NewPageScreen.tsx'), 'NewPageScreen'),
    command: 'New page',
  },
  {
    path: 'page-contents/:slug/history',
    scopes: ['WRITE_CONTENT'],
    page: lazyPage(() => import('../../pages/PageHistoryScreen.tsx'), 'PageHistoryScreen'),
  },
  {
    path: 'blog',
    scopes: ['WRITE_CONTENT'],
    page: lazyPage(() => import('../../blog/BlogScreen.tsx'), 'BlogScreen'),
    link: { label: 'Blog', group: 'Website', icon: BookOpenText },
    words: 'articles posts drafts advice',
  },
  {
    path: 'blog/new',
    scopes: ['WRITE_CONTENT'],
    page: lazyPage(() => import('../../blog/NewPostScreen.tsx'), 'NewPostScreen'),
    command: 'New article',
    words: 'blog post write',
  },
  {
    path: 'blog/labels',
    scopes: ['WRITE_CONTENT'],
    page: lazyPage(() => import('../../blog/LabelsScreen.tsx'), 'LabelsScreen'),
    command: 'Blog topics and tags',
    words: 'categories',
  },
  {
    path: 'blog/:id',
    scopes: ['WRITE_CONTENT'],
    page: lazyPage(() => import('../../blog/PostScreen.tsx'), 'PostScreen'),
  },
  {
    path: 'newsletter',
    scopes: ['WRITE_NEWSLETTER'],
    page: lazyPage(() => import('../../newsletter/NewsletterScreen.tsx'), 'NewsletterScreen'),
    link: { label: 'Newsletter', group: 'Website', icon: Newspaper },
    words: 'subscribers consent unsubscribe csv export',
  },
  {
    path: 'newsletter/issues',
    scopes: ['WRITE_NEWSLETTER'],
    page: lazyPage(() => import('../../newsletter/IssueListScreen.tsx'), 'IssueListScreen'),
    command: 'Newsletter issues',
    words: 'mailing campaign send offers',
  },
  {
    path: 'newsletter/issues/new',
    scopes: ['WRITE_NEWSLETTER'],
    page: lazyPage(() => import('../../newsletter/NewIssueScreen.tsx'), 'NewIssueScreen'),
    command: 'New newsletter issue',
    words: 'write mailing campaign offers',
  },
  {
    path: 'newsletter/issues/:id',
    scopes: ['WRITE_NEWSLETTER'],
    page: lazyPage(() => import('../../newsletter/IssueScreen.tsx'), 'IssueScreen'),
  },
  ...FITTING_SCREENS,
  {
    path: 'settings',
    scopes: ['WRITE_SETTINGS'],
    page: lazyPage(() => import('../../settings/SettingsScreen.tsx'), 'SettingsScreen'),
    link: { label: 'Settings', group: 'Settings', icon: Settings },
    words:
      'shop name address phone email opening hours holidays delivery prices claims fitting sale analytics',
  },
  {
    path: 'settings/connections',
    scopes: ['WRITE_SETTINGS'],
    page: lazyPage(() => import('../../settings/connections/ConnectionsScreen.tsx'), 'ConnectionsScreen'),
    command: 'Connections',
    words: 'stripe smtp dvla dvsa storage tracing test',
  },
  {
    path: 'settings/:group',
    scopes: ['WRITE_SETTINGS'],
    page: lazyPage(() => import('../../settings/SettingsScreen.tsx'), 'SettingsScreen'),
  },
  {
    path: 'mail',
    scopes: ['OPERATE'],
    page: lazyPage(() => import('../../mail/MailScreen.tsx'), 'MailScreen'),
    link: { label: 'Emails', group: 'Set-up', icon: Mail },
    words: 'emails letters sent failed',
  },
  {
    path: 'mail/:id',
    scopes: ['OPERATE'],
    page: lazyPage(() => import('../../mail/MailDetailScreen.tsx'), 'MailDetailScreen'),
  },
  {
    path: 'staff',
    scopes: STAFF,
    page: lazyPage(() => import('../../staff/StaffScreen.tsx'), 'StaffScreen'),
    link: { label: 'Staff', group: 'Set-up', icon: IdCard },
    words: 'people colleagues invite suspend employees access',
  },
  {
    path: 'staff/roles',
    scopes: STAFF,
    page: lazyPage(() => import('../../staff/RoleListScreen.tsx'), 'RoleListScreen'),
    command: 'Roles of staff',
    words: 'permissions rights access',
  },
  {
    path: 'staff/roles/new',
    scopes: STAFF,
    page: lazyPage(() => import('../../staff/RoleScreen.tsx'), 'NewRoleScreen'),
    command: 'New role',
    words: 'permissions staff create',
  },
  {
    path: 'staff/roles/:slug',
    scopes: STAFF,
    page: lazyPage(() => import('../../staff/RoleScreen.tsx'), 'RoleScreen'),
  },
  {
    path: 'keys',
    scopes: ['MANAGE_INTEGRATIONS'],
    page: lazyPage(() => import('../../keys/KeysScreen.tsx'), 'KeysScreen'),
    link: { label: 'API keys', group: 'For engineers', icon: KeyRound },
    words: 'integrations programs tokens',
  },
  {
    path: 'webhooks',
    scopes: ['MANAGE_INTEGRATIONS'],
    page: lazyPage(() => import('../../webhooks/WebhooksScreen.tsx'), 'WebhooksScreen'),
    link: { label: 'Webhooks', group: 'For engineers', icon: Webhook },
    words: 'integrations events deliveries',
  },
  {
    path: 'webhooks/:id',
    scopes: ['MANAGE_INTEGRATIONS'],
    page: lazyPage(() => import('../../webhooks/WebhookScreen.tsx'), 'WebhookScreen'),
  },
  {
    path: 'jobs',
    scopes: ['OPERATE'],
    page: lazyPage(() => import('../../jobs/JobsScreen.tsx'), 'JobsScreen'),
    link: { label: 'Jobs', group: 'For engineers', icon: ListChecks },
    words: 'background queue schedule failed retry',
  },
  {
    path: 'audit',
    scopes: ['READ_AUDIT'],
    page: lazyPage(() => import('../../audit/AuditScreen.tsx'), 'AuditScreen'),
    link: { label: 'Audit log', group: 'Set-up', icon: ScrollText },
    words: 'history who changed security safety',
  },
  {
    path: 'login-debug',
    scopes: ['OPERATE'],
    page: lazyPage(() => import('../../diagnostics/LoginDebugScreen.tsx'), 'LoginDebugScreen'),
    link: { label: 'Sign-in check', group: 'For engineers', icon: Stethoscope },
    words: 'diagnostics session token debug',
  },
];

/** The screens that a user with these scopes gets links to. */
export const screensFor = (can: (scope: Scope) => boolean): readonly Screen[] =>
  SCREENS.filter((screen) => isOffered(screen, can));
