import { NOT_READY } from '../../platform/http/health.ts';
import { choice, object } from '../route/json-schema.ts';
import { success } from '../route/success.ts';
import { refusal } from './openapi-refusals.ts';
import { byName, reference } from './openapi-schemas.ts';
import type { Operation, PathItem } from './openapi.ts';

const TAG = 'Health';

function probe(name: string, summary: string, description: string, status: string): Operation {
  const answer = object(description, { success, status: choice('How it is.', [status]) });
  return {
    operationId: name,
    summary,
    description: `For everybody. ${description}`,
    tags: [TAG],
    security: [{}],
    parameters: [],
    responses: {
      200: { description, content: { 'application/json': { schema: byName(answer) } } },
      429: reference('responses', 'TooManyRequests'),
      default: reference('responses', 'Failed'),
    },
  };
}

const ready = probe(
  'getReady',
  'Tells whether the process can do its work',
  'The process and its database answer.',
  'ready',
);

/**
 * The health checks for proxies and monitors. They run no document of the schema, so they are not rows of the
 * table.
 */
export const healthPaths: Readonly<Record<string, PathItem>> = {
  '/health': {
    get: probe(
      'getHealth',
      'Tells whether the process lives',
      'The process answers; nothing else is looked at.',
      'ok',
    ),
  },
  '/ready': {
    get: { ...ready, responses: { ...ready.responses, 503: refusal(NOT_READY) } },
  },
};
