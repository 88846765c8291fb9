/**
 * The yardstick: `node:http` and `pg` with prepared statements and hand-written SQL, and React for pages. It answers
 * the same reads from the same database with the same compression, but without schema, validation, access rules, limits
 * or caches. The bench runs it as a separate process.
 */
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { JSON_ANSWERS } from './bare-json.ts';
import { page } from './bare-page.ts';

/** The compression that the shop uses for uncached answers. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const WORTH_COMPRESSING_BYTES = 1_024;

const compress = promisify(brotliCompress);

async function answer(
  url: string,
  compressed: boolean,
): Promise<{ type: string; body: Buffer; encoding?: string }> {
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  const json = JSON_ANSWERS[path];
  const type = json ? 'application/json' : 'text/html';
  const body = json ? Buffer.from(JSON.stringify({ data: await json(asked) })) : await page(asked);
  return compressed && body.length >= WORTH_COMPRESSING_BYTES
    ? { type, body: await compress(body, QUALITY), encoding: 'br' }
    : { type, body };
}

createServer((request, response) => {
  if (request.url === '/ready') return void response.end();
  const accepted = request.headers['accept-encoding'] ?? '';
  answer(request.url ?? '', String(accepted).includes('br')).then(
    ({ type, body, encoding }) =>
      response
        .writeHead(200, {
          'content-type': type,
          'content-length': body.length,
          ...(encoding ? { 'content-encoding': encoding } : {}),
        })
        .end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
