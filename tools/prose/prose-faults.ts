import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import text from '@textlint/textlint-plugin-text';
import type { Files } from '../code/files.ts';
import { plainEnglish } from './plain-english.ts';
import { proseOf } from './prose-of.ts';

/** What a CommonJS module calls its default export, which its types take for the module itself. */
function exportOf<T extends object>(module: T): T {
  return 'default' in module ? (module.default as T) : module;
}

const kernel = new TextlintKernel();
const PLUGINS = [
  { pluginId: 'markdown', plugin: exportOf(markdown) },
  { pluginId: 'text', plugin: exportOf(text) },
];
const RULES = [{ ruleId: 'plain-english', rule: plainEnglish }];

/** Texts that we may not reword: generated, or agreed with others. */
const EXEMPT = /^(?:docs\/(?:licences|acceptance)\.md|tools\/prose\/|pnpm-lock\.yaml)/;

async function faultsIn(path: string, source: string): Promise<string[]> {
  if (EXEMPT.test(path)) return [];
  const prose = proseOf(path, source);
  if (prose === null) return [];
  const { messages } = await kernel.lintText(prose, {
    filePath: path,
    ext: path.endsWith('.md') ? '.md' : '.txt',
    plugins: PLUGINS,
    rules: RULES,
  });
  return messages.map(({ loc, message }) => `${path}:${loc.start.line}: ${message}`);
}

/** Every place whose prose shows a sign of translation, as `path:line: words: advice`. */
export async function proseFaults(files: Files): Promise<string[]> {
  const faults = await Promise.all([...files].map(([path, source]) => faultsIn(path, source)));
  return faults.flat();
}
