import type { DocumentNode } from 'graphql';

/** Added by the build to each of the client's operations, because the server knows them too. */
export interface Registration {
  /** The hexadecimal SHA-256 of the document as it is sent. */
  readonly hash: string;
  /** Whether the answer is the same for everybody, so that it can be requested by URL and cached on the way. */
  readonly shared: boolean;
}

/** The registration of an operation; undefined if the build didn't write one. */
export function registrationOf(document: DocumentNode): Registration | undefined {
  // Code generation adds this field, and Apollo's transformations preserve it.
  const registered: DocumentNode & { readonly __meta__?: Registration } = document;
  return registered.__meta__;
}
