import { escapeMarkup } from '../../../../platform/text/escape-markup.ts';

/** HTML text. Only {@link html} creates it, so nothing gets into an email unescaped. */
class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type { Markup };

type Piece = string | number | Markup | readonly Markup[];

function escaped(piece: Piece): string {
  if (piece instanceof Markup) return piece.toString();
  if (typeof piece === 'object') return piece.join('');
  return escapeMarkup(String(piece));
}

/** A template tag for HTML: escapes every value that isn't markup, in text and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(
    strings.reduce((text, part, index) => `${text}${escaped(pieces[index - 1] ?? '')}${part}`),
  );
}
