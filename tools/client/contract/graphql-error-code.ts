/** The codes that the shop gives its GraphQL errors, as `extensions.code`. */
export const GRAPHQL_ERROR_CODES = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'DOCUMENT_REFUSED',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
  'PERSISTED_QUERY_NOT_FOUND',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
] as const;

export type GraphqlErrorCode = (typeof GRAPHQL_ERROR_CODES)[number];
