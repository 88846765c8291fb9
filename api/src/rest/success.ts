import { constant } from './json-schema.ts';

/** Begins the answers of those paths that have always said so. */
export const SUCCESS = { success: true } as const;

export const success = constant(true);
