import { aLocalServer } from '../local-server.ts';

/** A span as a collector receives it. */
export interface CollectedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The part of OTLP's JSON that describes spans. */
interface Posted {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly PostedSpan[] }[];
  }[];
}

interface PostedSpan extends Omit<CollectedSpan, 'facts'> {
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string; readonly intValue?: number };
  }[];
}

/** A trace collector that answers every delivery with the status. */
export async function aCollector(status = 200): Promise<{
  readonly url: string;
  readonly spans: CollectedSpan[];
  /** Everything that it was sent, as text. */
  readonly bodies: string[];
  close(): Promise<void>;
}> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const { origin, close } = await aLocalServer((body, _request, response) => {
    bodies.push(body);
    const { resourceSpans } = JSON.parse(body) as Posted;
    for (const { attributes, ...span } of resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ))
      spans.push({
        ...span,
        facts: Object.fromEntries(
          attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
        ),
      });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  return { url: origin, spans, bodies, close };
}
