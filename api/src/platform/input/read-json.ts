import type { FastifyInstance } from 'fastify';

/** Deeper nesting could overflow a parser's stack. The shop's own bodies have some ten levels. */
export const DEEPEST_JSON = 100;
export const TOO_DEEP = `Lists and objects can be nested at most ${DEEPEST_JSON} levels deep.`;

/** Whether a JSON text nests lists and objects deeper than the shop accepts. */
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
 * Parses JSON bodies. Refuses with 400 a body that nests too deeply, or has a key that would change every object's
 * prototype.
 * @param options.mayBeEmpty whether an empty body may be declared as JSON.
 */
export function readJsonBodies(scope: FastifyInstance, { mayBeEmpty = false } = {}): void {
  const read = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (mayBeEmpty && body === '') done(null, undefined);
    else if (isTooDeep(body)) done(Object.assign(new Error(TOO_DEEP), { statusCode: 400 }));
    else void read(request, body, done);
  });
}
