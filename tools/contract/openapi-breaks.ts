import type {
  Method,
  OpenApiDocument,
  OpenApiResponse,
  Operation,
  Reference,
} from '../../api/src/rest/openapi/openapi.ts';
import { schemaBreaks, type Documents } from './json-schema-breaks.ts';

type Content = OpenApiResponse['content'];

function responseOf({ components }: OpenApiDocument, response: OpenApiResponse | Reference): OpenApiResponse {
  if (!('$ref' in response)) return response;
  const found = components.responses[response.$ref.replace('#/components/responses/', '')];
  if (!found) throw new Error(`The OpenAPI document lacks ${response.$ref}.`);
  return found;
}

function contentBreaks(
  name: string,
  documents: Documents,
  way: 'request' | 'answer',
  before: Content = {},
  after: Content = {},
): string[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const present = after[type];
    return present
      ? schemaBreaks({ ...documents, name, way }, '', schema, present.schema)
      : [`${name} is no longer ${type}.`];
  });
}

function parameterBreaks(name: string, documents: Documents, before: Operation, after: Operation): string[] {
  const keyOf = ({ in: where, name: own }: Operation['parameters'][number]): string =>
    `${where} parameter ${own}`;
  const former = new Map(before.parameters.map((parameter) => [keyOf(parameter), parameter]));
  const present = new Map(after.parameters.map((parameter) => [keyOf(parameter), parameter]));
  return [
    ...[...former].flatMap(([key, { schema }]) => {
      const now = present.get(key);
      return now
        ? schemaBreaks({ ...documents, name: `${name}, ${key}`, way: 'request' }, '', schema, now.schema)
        : [`${name} no longer takes the ${key}.`];
    }),
    ...[...present]
      .filter(([key, { required }]) => required && !former.get(key)?.required)
      .map(([key]) => `${name} now requires the ${key}.`),
  ];
}

function bodyBreaks(name: string, documents: Documents, before: Operation, after: Operation): string[] {
  if (!after.requestBody) return before.requestBody ? [`${name} no longer takes a body.`] : [];
  if (after.requestBody.required && !before.requestBody?.required) return [`${name} now requires a body.`];
  const { content } = after.requestBody;
  return contentBreaks(`${name}, body`, documents, 'request', before.requestBody?.content, content);
}

function responseBreaks(name: string, documents: Documents, before: Operation, after: Operation): string[] {
  return Object.entries(before.responses).flatMap(([status, response]) => {
    const present = after.responses[status];
    if (!present) return [`${name} no longer answers ${status}.`];
    const { content } = responseOf(documents.before, response);
    return contentBreaks(
      `${name}, answer ${status}`,
      documents,
      'answer',
      content,
      responseOf(documents.after, present).content,
    );
  });
}

/**
 * Changes that break clients of the released REST paths, one sentence each: anything removed from an answer, newly
 * required in a request, or no longer accepted. Limits such as `maxLength` aren't compared.
 */
export function openApiBreaks(released: OpenApiDocument, current: OpenApiDocument): string[] {
  const documents: Documents = { before: released, after: current };
  const operations = Object.entries(released.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, before]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const after = current.paths[path]?.[method as Method];
      if (!after) return [`${name} was removed.`];
      return [parameterBreaks, bodyBreaks, responseBreaks].flatMap((breaks) =>
        breaks(name, documents, before, after),
      );
    }),
  );
  const schemas = Object.entries(released.components.schemas).flatMap(([name, before]) => {
    const after = current.components.schemas[name];
    return after
      ? schemaBreaks({ ...documents, name: `Schema ${name}`, way: 'answer' }, '', before, after)
      : [`Schema ${name} was removed.`];
  });
  return [...new Set([...schemas, ...operations])];
}
