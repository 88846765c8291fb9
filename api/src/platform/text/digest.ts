import { createHash } from 'node:crypto';

/** SHA-256 in base64url: recognises a secret without storing it, and turns a text of any length into a short key. */
export const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url');
