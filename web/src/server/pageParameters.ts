import { matchPath } from 'react-router-dom';
import { readListing } from '../features/filters/listing/readListing.ts';
import { readBlogState } from '../routes/blog/topics/readBlogState.ts';
import { readAnswers } from '../routes/finder/finderAnswers.ts';
import { readCentreSearch } from '../routes/info/fitting/centreSearch.ts';
import { readOldListing } from '../routes/shop/old/oldListing.ts';
import { readCost } from '../routes/tools/costAsked.ts';
import { ASKED } from '../routes/tools/toolPath.ts';

/** Records the names of the parameters requested from it, and returns the same value for each. */
class NotedParameters extends URLSearchParams {
  readonly names = new Set<string>();
  readonly #answer: string | null;

  constructor(answer: string | null) {
    super();
    this.#answer = answer;
  }

  override get(name: string): string | null {
    this.names.add(name);
    return this.#answer;
  }

  override getAll(name: string): string[] {
    this.names.add(name);
    return this.#answer === null ? [] : [this.#answer];
  }

  override has(name: string): boolean {
    this.names.add(name);
    return this.#answer !== null;
  }
}

/** The parameters that a function reads from a URL. Some are read only if another one is present, or missing. */
function namesIn(read: (parameters: URLSearchParams) => unknown): string[] {
  return [null, '1'].flatMap((answer) => {
    const parameters = new NotedParameters(answer);
    read(parameters);
    return [...parameters.names];
  });
}

const listing = namesIn(readListing);
const mailedLink = ['token'];

/** The parameters that each page reads, by path. Pages not listed read none. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/shop': listing,
  '/shop-old': namesIn(readOldListing),
  '/finder': namesIn(readAnswers),
  '/models/:slug': ['tyre'],
  '/compare': ['tyres'],
  '/cart': ['checkout', 'order_id'],
  '/payment-success': ['session_id'],
  '/orders': ['page', 'checkout', 'order_id'],
  '/orders/:orderId': ['checkout', 'order_id'],
  '/orders/:orderId/claim': ['kind'],
  '/find-order': ['number'],
  '/track-order': ['number'],
  '/track': ['number'],
  '/review': ['token', 'line'],
  '/verify-email': mailedLink,
  '/reset-password': mailedLink,
  '/accept-invitation': mailedLink,
  '/account/export-link': mailedLink,
  '/newsletter/confirm': mailedLink,
  '/newsletter/unsubscribe': mailedLink,
  '/alerts/confirm': mailedLink,
  '/alerts/end': mailedLink,
  '/garage/end-reminders': mailedLink,
  '/blog': namesIn(readBlogState),
  '/blog/draft': mailedLink,
  '/contact': ['topic'],
  '/faq': ['q'],
  '/fitting-centers': namesIn(readCentreSearch),
  '/tools/tyre-size-calculator': [ASKED, 'from', 'to'],
  '/tools/tyre-pressure-converter': [ASKED, 'pressure', 'unit'],
  '/tools/tyre-age': [ASKED, 'dot'],
  '/tools/tyre-cost-per-mile': namesIn(readCost),
  '/offline': ['from'],
};

/**
 * The path and query that a page is rendered and cached by: the URL without parameters that its page doesn't read,
 * such as those of analytics and email programs. Otherwise each of those would cause a rendering and evict another
 * page. The browser keeps its URL.
 */
export function pageUrl(address: string): string {
  const [path = '', ...query] = address.split('?');
  if (query.length === 0) return path;
  const known = Object.entries(pageParameters).find(([pattern]) => matchPath(pattern, path))?.[1] ?? [];
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => known.includes(nameOf(part)));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

/** A parameter's decoded name. */
function nameOf(part: string): string {
  const [name = ''] = new URLSearchParams(part).keys();
  return name;
}
