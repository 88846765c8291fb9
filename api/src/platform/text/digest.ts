import { createHash } from 'node:crypto';

/** SHA-256 in base64url: by it a secret is recognised without being kept, and a text of any length is a short key. */
export const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url');
