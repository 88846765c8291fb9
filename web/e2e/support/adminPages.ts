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
  { title: 'Mail', path: '/admin/mail' },
];
