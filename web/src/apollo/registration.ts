import type { DocumentNode } from 'graphql';

/** What the build adds to each of the client's operations, because the server knows them too. */
export interface Registration {
  /** The SHA-256 of the document as it is sent, in hexadecimal. */
  readonly hash: string;
  /** Whether the answer may be shared, so that it can be requested by URL and cached on the way. */
  readonly shared: boolean;
}

/** The registration of an operation; undefined if the build did not write one. */
export function registrationOf(document: DocumentNode): Registration | undefined {
  // Code generation puts it there, and Apollo's transformations carry it along.
  const registered: DocumentNode & { readonly __meta__?: Registration } = document;
  return registered.__meta__;
}
