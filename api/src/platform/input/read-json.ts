import type { FastifyInstance } from 'fastify';

/** Whatever nests deeper could overflow the stack of what reads it. The shop's own bodies have some ten levels. */
export const DEEPEST_JSON = 100;
/** The sentence for the caller. */
export const TOO_DEEP = `Lists and objects may be nested up to ${DEEPEST_JSON} levels deep; these go deeper.`;

/** Whether a text of JSON nests lists and objects more deeply than the shop reads. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > DEEPEST_JSON) return true;
  }
  return false;
}

/**
 * Reads bodies of JSON. One that nests too deeply, or holds a name that changes every object, is refused with 400.
 * @param options.mayBeEmpty whether no body at all may be declared as JSON.
 */
export function readJsonBodies(scope: FastifyInstance, { mayBeEmpty = false } = {}): void {
  const read = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (mayBeEmpty && body === '') done(null, undefined);
    else if (isTooDeep(body)) done(Object.assign(new Error(TOO_DEEP), { statusCode: 400 }));
    else void read(request, body, done);
  });
}
