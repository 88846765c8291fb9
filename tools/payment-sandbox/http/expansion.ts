import type { SandboxStore } from '../state/sandbox.store.ts';
import { ApiError } from './api.error.ts';

const MAX_LEVELS = 4;
const INCLUDED_LINE_ITEMS = 10;

/**
 * A copy of `object` in which the ids named by `paths` (Stripe's `expand[]`, such as `payment_intent.latest_charge` or
 * `data.payment_intent`) are replaced by the objects themselves.
 * @throws ApiError 400 for a path that doesn't lead to an id.
 */
export function expanded(store: SandboxStore, object: object, paths: readonly string[]): object {
  if (paths.length === 0) return object;
  const copy: unknown = structuredClone(object);
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.length > MAX_LEVELS) {
      throw new ApiError(
        400,
        'invalid_request_error',
        `You cannot expand more than ${MAX_LEVELS} levels of a property. Property: ${path}`,
      );
    }
    expandAlong(store, copy, segments, path);
  }
  return copy as object;
}

function expandAlong(store: SandboxStore, holder: unknown, segments: string[], path: string): void {
  const [segment, ...rest] = segments;
  if (segment === undefined || holder === null) return;
  if (Array.isArray(holder)) {
    for (const item of holder) expandAlong(store, item, segments, path);
    return;
  }
  if (!isFields(holder)) throw notExpandable(path);
  if (segment === 'line_items' && holder.object === 'checkout.session') includeLineItems(store, holder);
  if (!Object.hasOwn(holder, segment)) throw notExpandable(path);
  const value = holder[segment];
  if (typeof value === 'string') {
    const found = store.find(value);
    if (!found) throw notExpandable(path);
    holder[segment] = structuredClone(found);
  }
  expandAlong(store, holder[segment], rest, path);
}

/** Stripe includes line items in a session only on request, and then only the first ten. */
function includeLineItems(store: SandboxStore, session: Record<string, unknown>): void {
  if (session.line_items !== undefined || typeof session.id !== 'string') return;
  const lineItems = store.tables.sessions.get(session.id)?.lineItems ?? [];
  session.line_items = {
    object: 'list',
    data: structuredClone(lineItems.slice(0, INCLUDED_LINE_ITEMS)),
    has_more: lineItems.length > INCLUDED_LINE_ITEMS,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function notExpandable(path: string): ApiError {
  return new ApiError(400, 'invalid_request_error', `This property cannot be expanded (${path}).`);
}
