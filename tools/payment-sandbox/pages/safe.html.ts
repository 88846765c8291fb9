/** Text that is already HTML and must not be escaped again. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = SafeHtml | string | number | null | undefined | false | readonly SafeHtml[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds HTML and escapes the inserted parts; `null`, `undefined` and `false` insert nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(strings.reduce((text, string, index) => text + rendered(parts[index - 1]) + string));
}

function rendered(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof SafeHtml) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
