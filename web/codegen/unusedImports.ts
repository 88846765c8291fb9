const TYPE_IMPORT = /^import type \{ ([^}]+) \} from '[^']+';\n/gm;

/**
 * Removes fragment types that a generated file imports but doesn't use: codegen writes out an unmasked spread in full
 * but still imports its type, which the compiler rejects.
 */
export function dropUnusedTypeImports(content: string): string {
  const body = content.replace(TYPE_IMPORT, '');
  return content.replace(TYPE_IMPORT, (statement, names: string) => {
    const used = names
      .split(', ')
      .filter((name) => new RegExp(`\\b${name.split(' as ').at(-1)}\\b`).test(body));
    return used.length === 0 ? '' : statement.replace(names, used.join(', '));
  });
}
