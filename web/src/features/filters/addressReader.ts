type Sentence = (text: string) => string;

/** Longer texts are quoted in part. */
const LONGEST_QUOTE = 40;

/** Parses a URL's parameters one by one, and collects a sentence about each value it doesn't understand. */
export class AddressReader {
  readonly #notices = new Set<string>();
  readonly #params: URLSearchParams;

  constructor(params: URLSearchParams) {
    this.#params = params;
  }

  /** The sentences, without duplicates. */
  get notices(): string[] {
    return [...this.#notices];
  }

  /** Adds a notice that quotes the text that wasn't understood. */
  notice(text: string, sentence: Sentence): void {
    this.#notices.add(sentence(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text));
  }

  /** The first value that isn't blank, trimmed; empty without one. */
  text(name: string): string {
    return this.#values(name)[0] ?? '';
  }

  /** The values, repeated or comma-separated, without duplicates. Adds a notice for each that `read` doesn't know. */
  list<Value extends object | string>(
    name: string,
    read: (text: string) => Value | undefined,
    unknown: Sentence,
  ): Value[] {
    const found = new Set<Value>();
    for (const text of this.#values(name).flatMap((value) => value.split(','))) {
      const trimmed = text.trim();
      if (trimmed === '') continue;
      const value = read(trimmed);
      if (value) found.add(value);
      else this.notice(trimmed, unknown);
    }
    return [...found];
  }

  /** A whole number from `least` to `most`; null if it's missing or out of range. */
  whole(name: string, least: number, most: number, unknown: Sentence): number | null {
    const text = this.text(name);
    if (text === '') return null;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    this.notice(text, unknown);
    return null;
  }

  #values(name: string): string[] {
    return this.#params
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => value !== '');
  }
}
