const TYPE_IMPORT = /^import type \{ ([^}]+) \} from '[^']+';\n/gm;

/**
 * Takes out the fragment types that a generated file imports and does not name: an unmasked spread is written
 * out in full where it stands, but its type is imported all the same, which the compiler refuses.
 */
export function dropUnusedTypeImports(_path: string, content: string): string {
  const body = content.replace(TYPE_IMPORT, '');
  return content.replace(TYPE_IMPORT, (statement, names: string) => {
    const used = names
      .split(', ')
      .filter((name) => new RegExp(`\\b${name.split(' as ').at(-1)}\\b`).test(body));
    return used.length === 0 ? '' : statement.replace(names, used.join(', '));
  });
}
