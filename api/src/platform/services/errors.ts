import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Outage } from '../database/database-errors.ts';
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

/** An error whose message the caller may see. All others are masked before they leave the process. */
export class PublicError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message, { extensions: { ...details, code } });
  }
}

const unauthorised = (message: string, details: Record<string, unknown> = {}): PublicError =>
  new PublicError('UNAUTHENTICATED', message, {
    ...details,
    http: {
      status: 401,
      headers: new HeaderMap([
        ['www-authenticate', 'Bearer'],
        ['cache-control', 'private, no-store'],
      ]),
    },
  });

/** @param expected a sentence that says what was expected and what was sent. */
export const badInput = (expected: string): PublicError =>
  new PublicError('BAD_USER_INPUT', expected, { http: { status: 400 } });
export const unauthenticated = (): PublicError => new PublicError('UNAUTHENTICATED', 'Sign in to use this.');
/** Refuses the whole request with 401, because an administrator's session was idle for too long. */
export const idledOut = (minutes: number): PublicError =>
  unauthorised(`You’ve been signed out after ${minutes} minutes of inactivity. Please sign in again.`, {
    reason: 'IDLE',
  });
/** Refuses the whole request with 401, because its token is invalid or has expired. */
export const signedOut = (): PublicError => unauthorised('You’ve been signed out. Please sign in again.');
export const forbidden = (): PublicError =>
  new PublicError('FORBIDDEN', 'Your account doesn’t have access to this.');
/** For administrators, who can't use the admin until they've set up two-factor sign-in. */
export const twoFactorNeeded = (): PublicError =>
  new PublicError('FORBIDDEN', 'Set up two-factor sign-in on your account page first.', {
    reason: 'TWO_FACTOR_NEEDED',
  });
export const scopeMissing = (scope: Scope): PublicError =>
  new PublicError('FORBIDDEN', `This API key needs the scope ${scope}.`, { scope });
export const closedToKeys = (): PublicError =>
  new PublicError('FORBIDDEN', 'API keys can’t use this. Please sign in instead.');
/** Refuses the whole request with 401, because its API key is invalid, revoked or expired. */
export const keyUnknown = (): PublicError => unauthorised('This API key is unknown, revoked or expired.');
/** @param retryAfter seconds after which to retry. */
export const tooManyRequests = (message: string, retryAfter: number): PublicError =>
  new PublicError('TOO_MANY_REQUESTS', message, { retryAfter });
/**
 * Refuses the whole request with 429, because its API key is used too often.
 * @param retryAfter seconds after which to retry.
 */
export const keyUsedTooOften = (retryAfter: number): PublicError =>
  new PublicError('TOO_MANY_REQUESTS', 'Too many requests with this API key. Please try again in a minute.', {
    retryAfter,
    http: {
      status: 429,
      headers: new HeaderMap([
        ['retry-after', String(retryAfter)],
        ['cache-control', 'private, no-store'],
      ]),
    },
  });
/** Refuses the whole request with 503, because its sender can't be identified at the moment. */
export const unavailable = (
  { message, retryAfter }: Outage,
  details: Readonly<Record<string, unknown>> = {},
): PublicError =>
  new PublicError('SERVICE_UNAVAILABLE', message, {
    ...details,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    http: {
      status: 503,
      headers: new HeaderMap(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]),
    },
  });
export const documentRefused = (why: string): PublicError =>
  new PublicError('DOCUMENT_REFUSED', why, { http: { status: 400 } });
