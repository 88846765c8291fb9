import { setTimeout as delay } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingConfig } from '../config/observability-config.ts';
import { runForNone } from './activity.ts';
import type { TraceStep, StepFacts, StepKind } from './step.ts';
import type { Tracing } from './tracing.ts';

const FLUSH_TIMEOUT_MS = 2_000;
const EXPORT_TIMEOUT_MS = 5_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
/** W3C Trace Context: version, trace, span and flags. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** The context that a `traceparent` names; an invalid one starts a new trace. */
function contextIn(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags ?? '0', 16) & 1,
    isRemote: true,
  });
}

/** Logs once that traces don't arrive, and once that they do again, however many fail in between. */
function sayingSoOnce(exporter: SpanExporter, logger: Logger): SpanExporter {
  let fails = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed !== fails)
          runForNone(() =>
            failed
              ? logger.warn(
                  { reason: result.error?.name },
                  'Traces aren’t reaching the collector and are dropped.',
                )
              : logger.info('Traces reach the collector again.'),
          );
        fails = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush ? { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() } : {}),
  };
}

/** A step as an OpenTelemetry span. Spans find their parents themselves, so nothing global is needed. */
class SpanStep implements TraceStep {
  readonly traceId: string;
  readonly #tracer: Tracer;
  readonly #span: Span;

  constructor(tracer: Tracer, name: string, kind: StepKind, facts: StepFacts, parent: Context) {
    this.#tracer = tracer;
    this.#span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent);
    this.traceId = this.#span.spanContext().traceId;
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  note(facts: StepFacts): void {
    this.#span.setAttributes(facts);
  }

  fail(reason: string): void {
    this.#span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR });
  }

  begin(name: string, kind: StepKind, facts: StepFacts): TraceStep {
    return new SpanStep(this.#tracer, name, kind, facts, trace.setSpan(ROOT_CONTEXT, this.#span));
  }

  end(): void {
    this.#span.end();
  }
}

/** Sends traces to a collector by OTLP over HTTP. Import this module only if tracing is on: it loads the SDK. */
export function openTelemetry(
  { endpoint, headers, serviceName, share }: TracingConfig,
  logger: Logger,
): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: sayingSoOnce(exporter, logger) })],
  });
  const tracer = provider.getTracer('treadline');
  return {
    begin: (name, kind, facts, parent) => new SpanStep(tracer, name, kind, facts, contextIn(parent)),
    async close() {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, delay(FLUSH_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
