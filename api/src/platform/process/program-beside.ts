/**
 * A program for a thread or process of its own, which the build emits beside `main.js`. Run from source, it's the
 * TypeScript beside the file that asks.
 * @param here the asking file's `import.meta.url`.
 */
export function programBeside(here: string, name: string): URL {
  return new URL(`./${name}${here.endsWith('.ts') ? '.ts' : '.js'}`, here);
}
