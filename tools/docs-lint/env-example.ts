/** A heading of the page, or a row of its tables: a setting's name, default and meaning. */
const LINE =
  /^(?:#+ (?<heading>.+)|\| `(?<name>[A-Z][A-Z0-9_]*)` +\| (?<value>.+?) +\| (?<meaning>.+?) +\|)$/gm;

/** `none` leaves the example empty, and so does a default that follows another setting, which it would break. */
const LITERAL = /^`([^`]*)`$/;
const FOLLOWS = /\bBy default\b/;

const plain = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/**
 * The text of `.env.example`: every setting of docs/configuration.md, commented out with its default, below its
 * meaning and in the sections of that page.
 */
export function envExample(configuration: string): string {
  const lines = [
    '# Copy this file to .env and change what you need; docs/configuration.md explains more.',
    '# Docker Compose also needs DOMAIN, POSTGRES_PASSWORD and POSTGRES_SHOP_PASSWORD.',
  ];
  let heading = '';
  for (const { groups = {} } of configuration.matchAll(LINE)) {
    const { name, value = '', meaning = '' } = groups;
    if (!name) {
      heading = groups['heading'] ?? '';
      continue;
    }
    if (heading) lines.push('', `## ${plain(heading)}`);
    heading = '';
    lines.push(
      `# ${plain(meaning)}`,
      `#${name}=${(!FOLLOWS.test(meaning) && LITERAL.exec(value)?.[1]) || ''}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
