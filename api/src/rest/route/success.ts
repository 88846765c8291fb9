import { constant } from './json-schema.ts';

/** The first property of answers on the paths that have always had it. */
export const SUCCESS = { success: true } as const;

export const success = constant(true);
