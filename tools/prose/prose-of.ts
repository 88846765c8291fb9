import { parseSync, Visitor } from 'oxc-parser';

/** A run of text in a file, from `start` up to `end`, counted in UTF-16 units. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Fewer words than this in a string literal are a name, a class or a key, not a sentence. */
const WORDS_OF_A_SENTENCE = 3;

const SQL =
  /^\s*(?:select|insert into|update|delete from|create|alter|drop|truncate|with)\s|\swhere \w+ (?:[=<>]|in|is)\W/;
/** A GraphQL document, or a part of one. */
const GRAPHQL = /^(?:query|mutation|subscription)\b|\{\s*$|^\s*\}/m;

const isSentence = (text: string): boolean =>
  !SQL.test(text) &&
  !GRAPHQL.test(text) &&
  text
    .trim()
    .split(/\s+/)
    .filter((word) => /[a-z]/i.test(word)).length >= WORDS_OF_A_SENTENCE;

/** The comments, and the strings that read as sentences: descriptions, errors, labels and test titles. */
function spansOfCode(path: string, source: string): Span[] {
  const { comments, program } = parseSync(path, source);
  const spans: Span[] = [...comments];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' && isSentence(node.value)) spans.push(node);
    },
    TemplateElement(node) {
      if (isSentence(node.value.raw)) spans.push(node);
    },
    JSXText(node) {
      if (isSentence(node.value)) spans.push(node);
    },
  }).visit(program);
  return spans;
}

/** Comments that start with a hash: shell, YAML, Dockerfile and GraphQL documents. */
function spansOfHashComments(source: string): Span[] {
  return [...source.matchAll(/^\s*#.*$/gm)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
}

function spansOfStylesheet(source: string): Span[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: comment }) => ({
    start: index,
    end: index + comment.length,
  }));
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The signs that open, continue and close a comment. */
const COMMENT_SIGNS = /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/|#)|\*\/$/gm;

/** Replaces everything outside the spans by spaces, so that each word keeps its line and column. */
function mask(source: string, spans: readonly Span[]): string {
  let text = '';
  let end = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < end) continue;
    text += blank(source.slice(end, span.start));
    text += source.slice(span.start, span.end).replaceAll(COMMENT_SIGNS, blank);
    end = span.end;
  }
  return text + blank(source.slice(end));
}

/**
 * The prose of a file, each word at its line and column: a document as it is, of code the comments and the
 * sentences in its strings. Null if files of this kind hold no prose.
 */
export function proseOf(path: string, source: string): string | null {
  if (path.endsWith('.md')) return source;
  if (/\.[cm]?[jt]sx?$/.test(path)) return mask(source, spansOfCode(path, source));
  if (path.endsWith('.css')) return mask(source, spansOfStylesheet(source));
  if (/\.(ya?ml|sh)$|Dockerfile$|Caddyfile$/.test(path)) return mask(source, spansOfHashComments(source));
  if (path.endsWith('.graphql') && path !== 'schema/schema.graphql')
    return mask(source, spansOfHashComments(source));
  return null;
}
