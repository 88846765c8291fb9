import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySlug } from '@treadline/schema/input/policy-page';

/** The shop's initial policy pages; their HTML is in data/pages/{slug}.html. */
const TITLES: Readonly<Record<PolicySlug, string>> = {
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  returns: 'Returns & Refunds Policy',
  cookies: 'Cookie Policy',
  'review-policy': 'Review Policy',
};

/** Rows for the pages' tables, ordered by their references. */
export function pageRows(folder: string, today: Date): readonly (readonly [table: string, rows: object[]])[] {
  const texts = Object.entries(TITLES).map(([slug, title]) => ({
    slug,
    title,
    content: readFileSync(join(folder, 'pages', `${slug}.html`), 'utf8'),
  }));
  return [
    ['pages', texts.map((text) => ({ ...text, last_updated_at: today }))],
    ['page_versions', texts.map((text) => ({ ...text, version: 1, written_at: today, actor_role: 'SHOP' }))],
  ];
}
