const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether a text has the form of an id; PostgreSQL would answer any other with an error. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);
