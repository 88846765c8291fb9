/** Replaces what a reader took out, so that the words on either side never join into a phrase. */
const GAP = ' ¦ ';

/** Everything that can't be part of a word separates words. This disarms markup and SQL. */
const FOREIGN_TO_WORDS = /[^\p{L}\p{N}+*'’./&¦-]+/gu;

/** The text of a search while the readers, one after another, take out the parts they recognise. */
export class SearchText {
  #rest: string;

  constructor(typed: string) {
    this.#rest = typed;
  }

  get rest(): string {
    return this.#rest;
  }

  /**
   * Offers each match of a pattern to `accept`, from left to right. If it returns true, or the end of a longer span,
   * the span is taken out; otherwise the search continues one character later.
   * @param pattern must have the flag g.
   */
  take(pattern: RegExp, accept: (match: RegExpExecArray, text: string) => boolean | number): void {
    let kept = '';
    let from = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(this.#rest); match; match = pattern.exec(this.#rest)) {
      const answer = accept(match, this.#rest);
      if (answer === false) {
        pattern.lastIndex = match.index + 1;
        continue;
      }
      const end = answer === true ? match.index + match[0].length : answer;
      kept += this.#rest.slice(from, match.index) + GAP;
      from = end;
      pattern.lastIndex = end;
    }
    this.#rest = kept + this.#rest.slice(from);
  }

  /** The remaining words, trimmed of punctuation; null marks a place where something was taken out. */
  words(): (string | null)[] {
    return this.#rest
      .replace(/[,;|]/g, GAP)
      .replace(FOREIGN_TO_WORDS, ' ')
      .split(' ')
      .map((word) => (word === '¦' ? null : word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu, '')))
      .filter((word) => word !== '');
  }

  /** Replaces the text by these words. */
  keep(words: readonly (string | null)[]): void {
    this.#rest = words.map((word) => word ?? GAP.trim()).join(' ');
  }
}
