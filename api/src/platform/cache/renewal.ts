import type { FastifyRequest } from 'fastify';
import { newToken } from '../text/new-token.ts';

const HEADER = 'renews-kept-answer';
const SECRET = newToken();

/** Marks a request by which the process makes a kept answer anew. Its value is the process's secret. */
export const RENEWAL_HEADERS: Readonly<Record<string, string>> = { [HEADER]: SECRET };

/** Whether the process itself asks, to renew a kept answer. */
export const isRenewal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[HEADER] === SECRET;
