import type { TestShop } from '../../test/test-shop.ts';

/** An answer as a plain HTTP client sees it. */
export interface LegacyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // Each test states the answer of the path.
  readonly body: Record<string, never> & { readonly [name: string]: unknown };
  readonly text: string;
}

/** A legacy client: it sends and receives JSON, and calls everything it sends JSON. */
export async function ask(
  shop: TestShop,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<LegacyAnswer> {
  const payload =
    body === undefined
      ? {}
      : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) };
  const answer = await shop.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    ...payload,
  });
  const json = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: json && answer.body ? answer.json() : {},
    text: answer.body,
  };
}

/** Reads a path. @param by a signed-in person; a guest when left out. */
export const get = (
  shop: TestShop,
  path: string,
  by?: { readonly headers: Readonly<Record<string, string>> },
): Promise<LegacyAnswer> => ask(shop, 'GET', path, { headers: { ...by?.headers } });

/** The names of an object's fields, for a test that a legacy client finds what is documented and nothing else. */
export const keys = (value: unknown): string[] => Object.keys(value as object).toSorted();

/** The first of a list, as a sample of the others. */
export const first = (value: unknown): Record<string, unknown> =>
  (value as Record<string, unknown>[])[0] ?? {};

interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

const BOUNDARY = 'treadline-form-boundary';

/** A form with files, as browsers send it. */
export function aForm(
  fields: Readonly<Record<string, string>>,
  files: readonly FormFile[] = [],
): { body: Buffer; headers: Record<string, string> } {
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ name, bytes, type = 'image/jpeg' }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="images"; ` +
          `filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  return {
    body: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** An address under the field names of legacy clients. */
export const A_LEGACY_ADDRESS = {
  firstName: 'Sam',
  lastName: 'Carter',
  address1: '4 Ivel Road',
  city: 'Bedford',
  postcode: 'MK42 0AA',
  country: 'GB',
} as const;
