import type { FastifyRequest } from 'fastify';
import { newToken } from '../text/new-token.ts';

const HEADER = 'refreshes-response';
const SECRET = newToken();

/** Marks a request by which the process refreshes a cached response. Its value is a secret of the process. */
export const REFRESH_HEADERS: Readonly<Record<string, string>> = { [HEADER]: SECRET };

/** Whether the process itself sent the request to refresh a cached response. */
export const isRefresh = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[HEADER] === SECRET;
