import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as an integrator's program received it. */
export interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly createdAt: string;
    readonly data: Record<string, Record<string, unknown>>;
  };
}

/** An integrator's program: a real HTTP server. It answers 200 unless the case says otherwise. */
export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedEvent[];
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  close(): Promise<void>;
}

/** @param port to listen on; any when left out. */
export async function aReceiver(port = 0): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    received.push({ headers: request.headers, body, event: JSON.parse(body) as ReceivedEvent['event'] });
    receiver.answer(response, request);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${address.port}/events`,
    port: address.port,
    received,
    answer: (response) => response.end('ok'),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** The check of docs/integrators.md, written independently of how the shop signs. */
export function isSigned({ headers, body }: ReceivedEvent, secret: string): boolean {
  const { t, v1 } = Object.fromEntries(
    String(headers['treadline-signature'])
      .split(',')
      .map((part) => part.split('=')),
  ) as { t?: string; v1?: string };
  return v1 === createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
}
