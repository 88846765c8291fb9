import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts the shop starts with; their HTML stands in data/pages/{slug}.html. */
const TITLES: Readonly<Record<string, string>> = {
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  returns: 'Returns & Refunds Policy',
  cookies: 'Cookie Policy',
  'review-policy': 'Review Policy',
};

/** Rows of the table `pages`. */
export function pageRows(folder: string, today: Date): object[] {
  return Object.entries(TITLES).map(([slug, title]) => ({
    slug,
    title,
    content: readFileSync(join(folder, 'pages', `${slug}.html`), 'utf8'),
    last_updated_at: today,
  }));
}
