/** A parameter that marks an empty form as submitted, so that its page reports what's missing. */
export const ASKED = 'asked';

/** A tool's path with the typed values, without empty ones. */
export function toolPath(path: string, form: HTMLFormElement): string {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  return `${path}?${new URLSearchParams(typed.length > 0 ? typed : [[ASKED, '1']])}`;
}

/**
 * Whether a URL has input for a form with these fields. Other parameters don't count: those of analytics and email
 * programs reach only the browser, never the page rendered by the server.
 */
export function isAsked(parameters: URLSearchParams, names: readonly string[]): boolean {
  return [ASKED, ...names].some((name) => parameters.has(name));
}
