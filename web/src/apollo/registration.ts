import type { DocumentNode } from 'graphql';

/** What the build writes beside each of the client's operations, for the server knows them too. */
export interface Registration {
  /** SHA-256 of the document as it is sent, in hexadecimal. It stands for the document. */
  readonly hash: string;
  /** Whether the schema lets anybody share the answer, so that it may be asked for by address and kept on the way. */
  readonly shared: boolean;
}

/** The registration of an operation; undefined when it was not written by the build. */
export function registrationOf(document: DocumentNode): Registration | undefined {
  // Code generation puts it there, and Apollo's transformations carry it along.
  return (document as DocumentNode & { readonly __meta__?: Registration }).__meta__;
}
