import { ConfigError, text, url, type Environment } from './environment.ts';

/** How search engines are notified of changed pages. */
export interface IndexNowConfig {
  /** Proves that the submitter owns the site, which serves it as a file of that name. */
  readonly key: string;
  readonly endpoint: string;
}

const ENDPOINT = 'https://api.indexnow.org/indexnow';
const KEY = /^[A-Za-z0-9-]{8,128}$/;

/** Null without a key, which disables notifications. */
export function readIndexNow(env: Environment): IndexNowConfig | null {
  const key = text(env, 'INDEXNOW_KEY');
  const endpoint = url(env, 'INDEXNOW_URL', ['http:', 'https:']) ?? ENDPOINT;
  if (key === null) return null;
  if (!KEY.test(key)) throw new ConfigError('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.');
  return { key, endpoint };
}
