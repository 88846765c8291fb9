/** A group of specifications, as in the API. */
export interface FactGroup {
  name: string;
  values: { label: string; value: string }[];
}

/** The group name of facts before any heading. */
const FIRST_GROUP = 'Specifications';

/** Formats groups as lines: a heading on its own line, a fact with a colon. */
export function specificationText(groups: readonly FactGroup[]): string {
  return groups
    .map(({ name, values }) => [name, ...values.map(({ label, value }) => `${label}: ${value}`)].join('\n'))
    .join('\n\n');
}

/** Parses the lines that `specificationText` writes. */
export function readSpecifications(text: string): FactGroup[] {
  const groups: FactGroup[] = [];
  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [, label, value] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
    if (label === undefined || value === undefined) groups.push({ name: line.replace(/:$/, ''), values: [] });
    else {
      if (groups.length === 0) groups.push({ name: FIRST_GROUP, values: [] });
      groups.at(-1)?.values.push({ label: label.trim(), value: value.trim() });
    }
  }
  return groups;
}
