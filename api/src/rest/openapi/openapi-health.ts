import { NOT_READY } from '../../platform/http/health.ts';
import { choice, object } from '../route/json-schema.ts';
import { success } from '../route/success.ts';
import { refusal } from './openapi-refusals.ts';
import { byName, reference } from './openapi-schemas.ts';
import type { Operation, PathItem } from './openapi.ts';

const TAG = 'Health';

function probe(name: string, summary: string, description: string, status: string): Operation {
  const answer = object(description, { success, status: choice('The state.', [status]) });
  return {
    operationId: name,
    summary,
    description: `For everyone. ${description}`,
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
  'Whether the process can serve requests',
  'The process and its database respond.',
  'ready',
);

/** The health checks for proxies and monitors. They run no GraphQL document, so they aren't rows of the table. */
export const healthPaths: Readonly<Record<string, PathItem>> = {
  '/health': {
    get: probe(
      'getHealth',
      'Whether the process is running',
      'The process responds; nothing else is checked.',
      'ok',
    ),
  },
  '/ready': {
    get: { ...ready, responses: { ...ready.responses, 503: refusal(NOT_READY) } },
  },
};
