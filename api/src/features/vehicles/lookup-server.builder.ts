import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { LookupPace } from './lookup-http.ts';

export interface HeardRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What a service says; `hang` never answers, a text body is sent as it is. */
export interface Reply {
  status: number;
  body?: unknown;
  hang?: boolean;
}

export interface LookupServer {
  url: string;
  heard: HeardRequest[];
}

/** A service on this machine for the length of one test. */
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
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

/** A pace that does not wait but notes the pauses, with a clock that the test turns. */
export function aPace(overrides: Partial<LookupPace> = {}): LookupPace & { pauses: number[] } {
  const pauses: number[] = [];
  return {
    timeout: 2_000,
    wait: async (milliseconds) => pauses.push(milliseconds),
    random: () => 0.5,
    now: () => new Date('2026-11-20T10:00:00Z'),
    pauses,
    ...overrides,
  };
}
