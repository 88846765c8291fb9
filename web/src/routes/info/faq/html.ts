const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template tag for HTML. It escapes values, so that a setting is never parsed as markup. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const escaped = values.map((value) =>
    String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character),
  );
  return parts.reduce((text, part, index) => text + (escaped[index - 1] ?? '') + part);
}
