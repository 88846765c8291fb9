import type { APIRequestContext } from '@playwright/test';

/** A screen of the admin: the path below /admin as the table of screens has it, and a part of the heading it shows. */
export interface AdminScreenPage {
  title: string;
  /** The screen's pattern, where the path below is one of its cases. */
  screen?: string;
  /** Its address; it may depend on what is in the shop. */
  path: string | ((request: APIRequestContext) => Promise<string>);
}

/** Every screen of the admin. A unit test compares them with the table of screens. */
export const ADMIN_PAGES: readonly AdminScreenPage[] = [
  { title: 'Home', path: '/admin' },
  { title: 'Settings', path: '/admin/settings' },
  { title: 'Settings', screen: '/admin/settings/:group', path: '/admin/settings/hours' },
  { title: 'Mail', path: '/admin/mail' },
  { title: 'Nothing here', screen: '/admin/mail/:id', path: '/admin/mail/unknown' },
  { title: 'API keys', path: '/admin/keys' },
  { title: 'Webhooks', path: '/admin/webhooks' },
  { title: 'Nothing here', screen: '/admin/webhooks/:id', path: '/admin/webhooks/unknown' },
  { title: 'Jobs', path: '/admin/jobs' },
  { title: 'Audit log', path: '/admin/audit' },
  { title: 'Sign-in check', path: '/admin/login-debug' },
];
