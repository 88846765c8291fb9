import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Outage } from './database-errors.ts';
import type { Scope } from './scope.enum.ts';

/** Stable codes in `extensions.code`; integrators branch on them. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'DOCUMENT_REFUSED'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** A fault the caller may read in full. Everything else is masked before it leaves the process. */
export class PublicError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message, { extensions: { ...details, code } });
  }
}

const unauthorised = (message: string): PublicError =>
  new PublicError('UNAUTHENTICATED', message, {
    http: {
      status: 401,
      headers: new HeaderMap([
        ['www-authenticate', 'Bearer'],
        ['cache-control', 'private, no-store'],
      ]),
    },
  });

/** @param expected a sentence that says what was expected and what came. */
export const badInput = (expected: string): PublicError =>
  new PublicError('BAD_USER_INPUT', expected, { http: { status: 400 } });
export const unauthenticated = (): PublicError => new PublicError('UNAUTHENTICATED', 'Sign in to use this.');
/** For a token that is worth nothing (any more): the whole request is refused, with 401. */
export const signedOut = (): PublicError =>
  unauthorised('You are no longer signed in. Please sign in again.');
export const forbidden = (): PublicError => new PublicError('FORBIDDEN', 'Your account may not use this.');
export const scopeMissing = (scope: Scope): PublicError =>
  new PublicError('FORBIDDEN', `This API key needs the scope ${scope} for this.`, { scope });
export const closedToKeys = (): PublicError =>
  new PublicError('FORBIDDEN', 'API keys cannot use this: it is for people who sign in.');
/** For an API key that is worth nothing (any more): the whole request is refused, with 401. */
export const keyUnknown = (): PublicError => unauthorised('This API key is unknown, revoked or expired.');
/** @param retryAfter the seconds after which it may be tried again. */
export const tooManyRequests = (message: string, retryAfter: number): PublicError =>
  new PublicError('TOO_MANY_REQUESTS', message, { retryAfter });
/** For an API key that is used too often: the whole request is refused, with 429. @param retryAfter as above. */
export const keyUsedTooOften = (retryAfter: number): PublicError =>
  new PublicError('TOO_MANY_REQUESTS', 'This API key was used too often. Please try again in a minute.', {
    retryAfter,
    http: {
      status: 429,
      headers: new HeaderMap([
        ['retry-after', String(retryAfter)],
        ['cache-control', 'private, no-store'],
      ]),
    },
  });
/** For a request whose sender cannot be told from others at the moment: the whole of it is refused, with 503. */
export const unavailable = ({ message, retryAfter }: Outage): PublicError =>
  new PublicError('SERVICE_UNAVAILABLE', message, {
    ...(retryAfter === undefined ? {} : { retryAfter }),
    http: {
      status: 503,
      headers: new HeaderMap(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]),
    },
  });
export const documentRefused = (why: string): PublicError =>
  new PublicError('DOCUMENT_REFUSED', why, { http: { status: 400 } });
