import { aLocalServer } from '../../../../test/local-server.ts';

/** A request to Google's Measurement Protocol. */
export interface MeasuredRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body: {
    readonly client_id: string;
    readonly timestamp_micros: number;
    readonly consent: object;
    readonly events: readonly { readonly name: string; readonly params: Readonly<Record<string, unknown>> }[];
  };
}

/** A stand-in for the Measurement Protocol: a real HTTP server that answers with `status`, 204 by default. */
export interface Measurement {
  readonly url: string;
  readonly received: MeasuredRequest[];
  status: number;
  close(): Promise<void>;
}

export async function aMeasurement(): Promise<Measurement> {
  const received: MeasuredRequest[] = [];
  const { origin, close } = await aLocalServer((body, request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://measurement.test');
    received.push({
      query: Object.fromEntries(searchParams),
      body: JSON.parse(body) as MeasuredRequest['body'],
    });
    response.writeHead(measurement.status).end();
  });
  const measurement: Measurement = {
    url: `${origin}/mp/collect`,
    received,
    status: 204,
    close,
  };
  return measurement;
}
