/** The address of a tool with what was typed into its form, without what was left empty. */
export function toolPath(path: string, form: HTMLFormElement): string {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  // An empty form is asked too, so that its page says what is missing.
  return `${path}?${new URLSearchParams(typed.length > 0 ? typed : [['asked', '1']])}`;
}
