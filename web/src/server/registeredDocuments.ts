import { print } from '@apollo/client/utilities';
import { Kind, type DocumentNode } from 'graphql';
import { documentAsSent } from '../apollo/documentAsSent.ts';
import { recordFrom } from '../lib/text/record.ts';

const generated = import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true });

function isOperation(value: unknown): value is DocumentNode {
  const { kind, definitions } = recordFrom(value);
  return (
    kind === Kind.DOCUMENT &&
    Array.isArray(definitions) &&
    definitions.some((definition) => recordFrom(definition).kind === Kind.OPERATION_DEFINITION)
  );
}

/** Every operation of the web client. */
export function ownOperations(): DocumentNode[] {
  return Object.values(generated)
    .flatMap((module) => Object.values(module))
    .filter(isOperation);
}

/**
 * The text of every operation of the web client, exactly as the client hashes it. The API accepts these hashes and
 * exempts these documents from its cost limit.
 */
export function registeredDocuments(): string[] {
  return ownOperations().map((document) => print(documentAsSent(document)));
}
