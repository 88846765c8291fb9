import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, required, text, type Environment } from './environment.ts';

/** Where pictures and photographs are stored. */
export type UploadsConfig = FolderConfig | BucketConfig;

export interface FolderConfig {
  readonly kind: 'folder';
  readonly path: string;
  /** The setting that named it, for error messages. */
  readonly setting: 'DATA_DIR' | 'UPLOADS_URL';
}

/** A bucket of Amazon S3 or of an S3-compatible store. */
export interface BucketConfig {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** The prefix of all names: empty, or ending in a slash. */
  readonly prefix: string;
  /** The store's address; null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The time limit for reading or writing a file, retries included. */
  readonly timeoutMs: number;
}

/** Other stores have no regions, but requests are signed with one. */
const ANY_REGION = 'us-east-1';
const DEFAULT_TIMEOUT_S = 8;
const MOST_TIMEOUT_S = 60;
const PARAMETERS: ReadonlySet<string> = new Set(['endpoint', 'region', 'timeout']);
const SHAPE =
  'UPLOADS_URL must be file:///folder or s3://bucket/prefix?endpoint=https://store.example&region=eu-west-2';

function readBucket(env: Environment, url: URL): BucketConfig {
  const { hostname, pathname, searchParams } = url;
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) throw new ConfigError(`${SHAPE}; it has a parameter "${unknown}".`);
  if (!hostname || url.username || url.port) throw new ConfigError(`${SHAPE}; it doesn’t name a bucket.`);
  const endpoint = searchParams.get('endpoint') || null;
  if (endpoint !== null && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new ConfigError(
      'The endpoint in UPLOADS_URL must be a URL starting with http:// or https://; it is not.',
    );
  const region = searchParams.get('region') || null;
  if (endpoint === null && region === null)
    throw new ConfigError(
      'UPLOADS_URL must give the bucket’s region, or the endpoint of a store other than Amazon’s.',
    );
  const seconds = Number(searchParams.get('timeout') || DEFAULT_TIMEOUT_S);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST_TIMEOUT_S)
    throw new ConfigError(
      `The timeout in UPLOADS_URL must be a whole number of seconds from 1 to ${MOST_TIMEOUT_S}; it is not.`,
    );
  const path = decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, '');
  const because = 'UPLOADS_URL is a bucket and needs it';
  return {
    kind: 'bucket',
    bucket: hostname,
    prefix: path ? `${path}/` : '',
    endpoint,
    region: region ?? ANY_REGION,
    accessKeyId: required(env, 'AWS_ACCESS_KEY_ID', because),
    secretAccessKey: required(env, 'AWS_SECRET_ACCESS_KEY', because),
    timeoutMs: seconds * 1_000,
  };
}

/**
 * Reads where files are stored; the data folder by default.
 * @throws ConfigError with a sentence that names the setting.
 */
export function readUploads(env: Environment, dataDir: string): UploadsConfig {
  const value = text(env, 'UPLOADS_URL');
  if (value === null) return { kind: 'folder', path: join(dataDir, 'uploads'), setting: 'DATA_DIR' };
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol === 's3:') return readBucket(env, url);
  if (url?.protocol !== 'file:' || url.hostname) throw new ConfigError(`${SHAPE}; it is neither.`);
  return { kind: 'folder', path: fileURLToPath(url), setting: 'UPLOADS_URL' };
}
