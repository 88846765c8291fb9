import { ConfigError, integer, text, url, type Environment } from './environment.ts';

/** Where metrics are served. */
export interface MetricsConfig {
  /** A separate port for metrics; null if there isn't one. */
  readonly port: number | null;
  readonly host: string;
  /** The token that readers on the shop's own port must send; null disables metrics there. */
  readonly token: string | null;
}

export interface TracingConfig {
  /** The collector's address, without a trailing slash. */
  readonly endpoint: string;
  /** Extra headers the collector needs, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The fraction of traces begun here that are sent, from 0 to 1. */
  readonly share: number;
}

const MAX_PORT = 65_535;
/** Attempts aren't rate-limited, so a token must be impossible to guess. */
const MIN_TOKEN_LENGTH = 32;

/** @throws ConfigError if the port is the shop's own, or the token is too short. */
export function readMetrics(env: Environment, { host, port }: { host: string; port: number }): MetricsConfig {
  const own = text(env, 'METRICS_PORT') === null ? null : integer(env, 'METRICS_PORT', 1, 1, MAX_PORT);
  if (own === port) throw new ConfigError(`METRICS_PORT must differ from PORT; both are ${port}.`);
  const token = text(env, 'METRICS_TOKEN');
  if (token !== null && token.length < MIN_TOKEN_LENGTH)
    throw new ConfigError(
      `METRICS_TOKEN must have at least ${MIN_TOKEN_LENGTH} characters; it has ${token.length}.`,
    );
  return { port: own, host: text(env, 'METRICS_HOST') ?? host, token };
}

/** Parses `name=value,other=value`, percent-encoded, OpenTelemetry's format for headers. */
function readHeaders(env: Environment): Record<string, string> {
  const pairs = (text(env, 'OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').filter((pair) => pair.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new ConfigError(
          'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs separated by commas; it is not.',
        );
      return [name, decodeURIComponent(value)];
    }),
  );
}

/** Null without an endpoint, which disables tracing. */
export function readTracing(env: Environment): TracingConfig | null {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const share = Number(text(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(share >= 0 && share <= 1))
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1; it is not.');
  if (endpoint === null) return null;
  return {
    endpoint,
    headers: readHeaders(env),
    serviceName: text(env, 'OTEL_SERVICE_NAME') ?? 'treadline',
    share,
  };
}
