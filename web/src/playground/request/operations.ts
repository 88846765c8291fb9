import { Kind, parse, type DocumentNode } from 'graphql';

/** The document, or undefined while its syntax is wrong. */
export function parseDocument(text: string): DocumentNode | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The names of a document's operations. */
export function operationNames(document: DocumentNode | undefined): string[] {
  return (document?.definitions ?? []).flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );
}
