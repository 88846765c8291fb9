/** A file in a folder. */
export interface ListedFile {
  readonly name: string;
  /** When it was last written, in any unit. */
  readonly written: number;
}

/** A path whose last part may have stars, taken apart. */
export function patternOf(path: string): { readonly folder: string; readonly pattern: string } {
  const at = path.lastIndexOf('/');
  return { folder: path.slice(0, at + 1), pattern: path.slice(at + 1) };
}

/** The newest file whose name matches a pattern, in which a star stands for any characters; null if there is none. */
export function newestMatch<File extends ListedFile>(files: readonly File[], pattern: string): File | null {
  const matching = files.filter(({ name }) => matches(name, pattern));
  return (
    matching.toSorted((one, other) => other.written - one.written || (one.name < other.name ? 1 : -1))[0] ??
    null
  );
}

/** Compares without a regular expression, whose time a pattern with many stars could exhaust. */
function matches(name: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= name.length;
}
