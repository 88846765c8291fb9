import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as Google's Measurement Protocol takes it. */
export interface MeasuredRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body: {
    readonly client_id: string;
    readonly timestamp_micros: number;
    readonly consent: object;
    readonly events: readonly { readonly name: string; readonly params: Readonly<Record<string, unknown>> }[];
  };
}

/** A stand-in for the Measurement Protocol: a real HTTP server. It answers 204 unless the case says otherwise. */
export interface Measurement {
  readonly url: string;
  readonly received: MeasuredRequest[];
  status: number;
  close(): Promise<void>;
}

export async function aMeasurement(): Promise<Measurement> {
  const received: MeasuredRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { searchParams } = new URL(request.url ?? '', 'http://measurement.test');
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as MeasuredRequest['body'];
    received.push({ query: Object.fromEntries(searchParams), body });
    response.writeHead(measurement.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const measurement: Measurement = {
    url: `http://127.0.0.1:${port}/mp/collect`,
    received,
    status: 204,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return measurement;
}
