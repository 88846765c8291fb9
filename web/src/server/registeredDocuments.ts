import { print } from '@apollo/client/utilities';
import { Kind, type DocumentNode } from 'graphql';
import { documentAsSent } from '../apollo/documentAsSent.ts';

const generated = import.meta.glob<Record<string, unknown>>('../**/*.generated.ts', { eager: true });

function isOperation(value: unknown): value is DocumentNode {
  const definitions =
    (value as DocumentNode | null)?.kind === Kind.DOCUMENT ? (value as DocumentNode).definitions : [];
  return definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
}

/** Every operation of the web client. */
export function ownOperations(): DocumentNode[] {
  return Object.values(generated)
    .flatMap((module) => Object.values(module))
    .filter(isOperation);
}

/**
 * The text of every operation of the web client, exactly as the client means it when it sends a hash. The API answers
 * to these hashes, and exempts these documents from its cost limit.
 */
export function registeredDocuments(): string[] {
  return ownOperations().map((document) => print(documentAsSent(document)));
}
