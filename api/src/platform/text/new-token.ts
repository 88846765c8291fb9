import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that nobody can guess, in URL-safe characters. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
