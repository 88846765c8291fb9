/** A parsed document, in the form of `graphql`. */
interface ParsedDocument {
  readonly kind: string;
  readonly definitions: readonly object[];
}

/** A document that carries its types as a string. */
interface DocumentText {
  toString(): string;
}

/**
 * A document that knows the types of its result and variables. The `TypedDocumentNode` and the `TypedDocumentString`
 * of code generators are of this form.
 */
export type TypedDocument<Result, Variables> = (ParsedDocument | DocumentText) & {
  __apiType?: (variables: Variables) => Result;
};

/** GraphQL as text, or as a code generator types it. */
export type GraphqlDocument<Result, Variables> = string | TypedDocument<Result, Variables>;

const isParsed = (document: object): document is ParsedDocument => 'definitions' in document;

async function print(document: ParsedDocument): Promise<string> {
  try {
    const graphql = await import('graphql');
    return graphql.print(document as Parameters<typeof graphql.print>[0]);
  } catch (cause) {
    throw new TypeError('Install the package graphql to send a parsed document, or send its text.', {
      cause,
    });
  }
}

/**
 * The document as it is sent.
 * @throws TypeError for a parsed document that can't be printed, or if `graphql` isn't installed.
 */
export async function textOf(document: GraphqlDocument<unknown, never>): Promise<string> {
  return typeof document !== 'string' && isParsed(document) ? print(document) : String(document);
}

/** Whether a document only reads. One that mentions a mutation anywhere counts as one that may write. */
export const isReadOnly = (text: string): boolean => !/\bmutation\b/.test(text);
