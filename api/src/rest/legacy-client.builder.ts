import type { TestShop } from '../../test/test-shop.ts';

/** An answer as a plain HTTP client sees it. */
export interface LegacyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // What a path answers is what its test says of it.
  readonly body: Record<string, never> & { readonly [name: string]: unknown };
  readonly text: string;
}

/** A client of old: JSON in, JSON out, whatever it sends is called JSON. */
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

interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

const BOUNDARY = 'treadline-form-boundary';

/** A form with files, as browsers write one. */
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
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="images"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
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
