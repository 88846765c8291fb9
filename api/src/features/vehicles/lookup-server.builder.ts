import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import { portOf } from '../../platform/free-port.ts';
import type { LookupPace } from './lookup-http.ts';

export interface HeardRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The answer of a service; `hang` never answers, and a text body is sent as it is. */
export interface Reply {
  status: number;
  body?: unknown;
  hang?: boolean;
}

export interface LookupServer {
  url: string;
  heard: HeardRequest[];
}

/** A local service that lives for one test. */
export async function aLookupServer(
  reply: (request: HeardRequest, heard: readonly HeardRequest[]) => Reply,
): Promise<LookupServer> {
  const heard: HeardRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const asked: HeardRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
    };
    heard.push(asked);
    const answer = reply(asked, heard);
    if (answer.hang) return;
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, heard };
}

/** A pace that records pauses instead of waiting, with a clock that the test sets. */
export function aPace(overrides: Partial<LookupPace> = {}): LookupPace & { pauses: number[] } {
  const pauses: number[] = [];
  return {
    timeout: 60_000,
    wait: async (milliseconds) => pauses.push(milliseconds),
    random: () => 0.5,
    now: () => new Date('2026-11-20T10:00:00Z'),
    pauses,
    ...overrides,
  };
}
