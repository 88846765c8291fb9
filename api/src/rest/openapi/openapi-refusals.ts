import type { Demand } from '../../platform/access/auth-demand.ts';
import type { RestRoute } from '../route/rest-route.ts';
import { reference } from './openapi-schemas.ts';
import type { OpenApiResponse, Reference } from './openapi.ts';

/**
 * A refusal in its documented shape.
 * @param description when it happens.
 */
export const refusal = (description: string): OpenApiResponse => ({
  description,
  content: { 'application/json': { schema: reference('schemas', 'Error') } },
});

/** The longest limit's period. */
const DAY_S = 86_400;
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which to retry.',
    schema: { type: 'integer', minimum: 0, maximum: DAY_S },
  },
} as const;

/** The refusals that all paths share. */
const COMMON = {
  BadRequest: refusal('Something in the request is missing or invalid; `fields` lists the fields, if any.'),
  Unauthorised: {
    ...refusal('The token or key is missing, unknown, revoked or expired.'),
    headers: {
      'WWW-Authenticate': {
        description: 'How to authenticate.',
        schema: { type: 'string', enum: ['Bearer'] },
      },
    },
  },
  Forbidden: refusal('The account or key doesn’t have access to this.'),
  PayloadTooLarge: refusal('The body is larger than the path accepts.'),
  UnsupportedMediaType: refusal('The path doesn’t accept this type of body.'),
  TooManyRequests: {
    ...refusal('Too many requests from this address or with this key.'),
    headers: RETRY_AFTER,
  },
  Failed: {
    ...refusal(
      'Anything else: 500 if something went wrong in the shop, 503 if a part of it can’t be ' +
        'reached or is too busy. Try again in a minute, or after `Retry-After`.',
    ),
    headers: RETRY_AFTER,
  },
} as const satisfies Readonly<Record<string, OpenApiResponse>>;

export const namedResponses: Readonly<Record<string, OpenApiResponse>> = COMMON;

const UNDER_WAY = 'The same request is still being processed, or its outcome is unknown.';
const KEY_TAKEN = 'The Idempotency-Key was used with a different request.';

/** A path's refusals besides those in its row. */
function common(
  { params, query, body, once }: RestRoute,
  demands: readonly Demand[],
): Partial<Record<number, keyof typeof COMMON>> {
  const isGuarded = demands.some(({ requires }) => requires !== 'GUEST');
  return {
    ...(params || query || body || once ? { 400: 'BadRequest' } : {}),
    401: 'Unauthorised',
    ...(isGuarded ? { 403: 'Forbidden' } : {}),
    ...(body ? { 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' } : {}),
    429: 'TooManyRequests',
  };
}

/** Every refusal of a path, by status. A row's own sentence comes before the common one. */
export function refusalsOf(
  route: RestRoute,
  demands: readonly Demand[],
): Record<string, OpenApiResponse | Reference> {
  const shared = common(route, demands);
  const own: Record<number, string> = { ...route.refusals };
  if (route.once) {
    own[409] ??= UNDER_WAY;
    own[422] ??= KEY_TAKEN;
  }
  const references = Object.fromEntries(
    Object.entries(shared).flatMap(([status, name]) =>
      name ? [[status, reference('responses', name)]] : [],
    ),
  );
  const stated = Object.entries(own).map(([status, sentence]): [string, OpenApiResponse] => {
    const alike = shared[Number(status)];
    return [
      status,
      alike
        ? { ...COMMON[alike], description: `${sentence} Or: ${COMMON[alike].description}` }
        : refusal(sentence),
    ];
  });
  return { ...references, ...Object.fromEntries(stated), default: reference('responses', 'Failed') };
}
