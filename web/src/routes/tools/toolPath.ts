/** What stands in the address of an empty form, so that its page says what is missing. */
export const ASKED = 'asked';

/** The address of a tool with what was typed into its form, without what was left empty. */
export function toolPath(path: string, form: HTMLFormElement): string {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  return `${path}?${new URLSearchParams(typed.length > 0 ? typed : [[ASKED, '1']])}`;
}

/**
 * Whether an address asks something of a form with these names. Other parameters ask nothing: those of analytics and
 * mail programs reach only the browser, never the page that the server renders.
 */
export function isAsked(parameters: URLSearchParams, names: readonly string[]): boolean {
  return [ASKED, ...names].some((name) => parameters.has(name));
}
