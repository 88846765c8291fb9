import { invalidParameter, missingParameter, type ApiError } from './api.error.ts';
import type { ParamGroup } from './form.params.ts';

const MAX_TEXT = 5_000;
const MAX_METADATA_KEYS = 50;
const MAX_METADATA_KEY = 40;
const MAX_METADATA_VALUE = 500;
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Whether a text looks like an email address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Reads parameters one by one, with Stripe's messages for invalid ones, and records which were read: a parameter that
 * nobody read is unsupported and refused, so that a shop never relies on a missing feature.
 */
export class ParamReader {
  readonly #values: ParamGroup;
  readonly #path: string;
  readonly #read = new Set<string>();
  readonly #children: ParamReader[] = [];

  constructor(values: ParamGroup, path = '') {
    this.#values = values;
    this.#path = path;
  }

  /** The full name in Stripe's notation: `line_items[0][quantity]`. */
  name(key: string): string {
    return this.#path === '' ? key : `${this.#path}[${key}]`;
  }

  text(key: string, maxLength = MAX_TEXT): string | undefined {
    this.#read.add(key);
    const value = this.#values[key];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalidParameter(this.name(key), 'Invalid string');
    if (value.length > maxLength) {
      throw invalidParameter(this.name(key), `Invalid string: must be at most ${maxLength} characters`);
    }
    if (value.trim() === '') throw this.#empty(key);
    return value;
  }

  requiredText(key: string, maxLength = MAX_TEXT): string {
    const value = this.text(key, maxLength);
    if (value === undefined) throw missingParameter(this.name(key));
    return value;
  }

  wholeNumber(key: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): number | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value))
      throw invalidParameter(this.name(key), `Invalid integer: ${text}`, 'parameter_invalid_integer');
    if (value < min) {
      throw invalidParameter(
        this.name(key),
        `This value must be greater than or equal to ${min}.`,
        'parameter_invalid_integer',
      );
    }
    if (value > max) {
      throw invalidParameter(
        this.name(key),
        `This value must be less than or equal to ${max}.`,
        'parameter_invalid_integer',
      );
    }
    return value;
  }

  requiredWholeNumber(key: string, range: { min?: number; max?: number } = {}): number {
    const value = this.wholeNumber(key, range);
    if (value === undefined) throw missingParameter(this.name(key));
    return value;
  }

  flag(key: string): boolean | undefined {
    const text = this.choice(key, ['true', 'false']);
    return text === undefined ? undefined : text === 'true';
  }

  choice<T extends string>(key: string, allowed: readonly T[]): T | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const found = allowed.find((one) => one === text);
    if (found === undefined) {
      const message = `Invalid ${this.name(key)}: must be one of ${allowed.join(', ')}`;
      throw invalidParameter(this.name(key), message);
    }
    return found;
  }

  email(key: string): string | undefined {
    const text = this.text(key);
    if (text !== undefined && !isEmail(text)) {
      throw invalidParameter(this.name(key), `Invalid email address: ${text}`, 'email_invalid');
    }
    return text;
  }

  /** An absolute http or https address. */
  url(key: string): string | undefined {
    const text = this.text(key);
    if (text !== undefined && !isWebUrl(text))
      throw invalidParameter(this.name(key), 'Not a valid URL', 'url_invalid');
    return text;
  }

  group(key: string): ParamReader | undefined {
    this.#read.add(key);
    const value = this.#values[key];
    if (value === undefined) return undefined;
    if (typeof value === 'string') throw value === '' ? this.#empty(key) : this.#notGroup(key);
    return this.#child(value, this.name(key));
  }

  /** The items of a list of groups, in their numbered order. */
  groups(key: string): ParamReader[] {
    const list = this.group(key);
    return list === undefined ? [] : list.#numbered().flatMap((index) => list.group(index) ?? []);
  }

  /** The items of a list of texts, in their numbered order. */
  texts(key: string): string[] {
    const list = this.group(key);
    return list === undefined ? [] : list.#numbered().map((index) => list.requiredText(index));
  }

  /** The merchant's metadata on an object: at most 50 entries, with names up to 40 and values up to 500 characters. */
  metadata(key: string): Record<string, string> {
    if (this.#values[key] === '') {
      this.#read.add(key);
      return {};
    }
    const group = this.group(key);
    if (group === undefined) return {};
    const names = Object.keys(group.#values);
    if (names.length > MAX_METADATA_KEYS) {
      throw invalidParameter(this.name(key), `You can have up to ${MAX_METADATA_KEYS} metadata keys.`);
    }
    // Stripe's clients send an empty value to remove a name.
    return Object.fromEntries(names.flatMap((name) => group.#metadataEntry(name)));
  }

  /** @throws ApiError `parameter_unknown` for the first parameter, at any depth, that nobody read. */
  refuseUnread(): void {
    for (const key of Object.keys(this.#values)) {
      if (!this.#read.has(key)) {
        const message =
          `Received unknown parameter: ${this.name(key)}. (The payment sandbox knows a part of ` +
          `Stripe's API.)`;
        throw invalidParameter(this.name(key), message, 'parameter_unknown');
      }
    }
    for (const child of this.#children) child.refuseUnread();
  }

  #metadataEntry(name: string): [string, string][] {
    if (name.length > MAX_METADATA_KEY) {
      throw invalidParameter(this.name(name), `Metadata keys can be at most ${MAX_METADATA_KEY} characters.`);
    }
    this.#read.add(name);
    if (this.#values[name] === '') return [];
    return [[name, this.requiredText(name, MAX_METADATA_VALUE)]];
  }

  #numbered(): string[] {
    const indexes = Object.keys(this.#values);
    if (indexes.some((index) => !/^\d{1,4}$/.test(index))) {
      throw invalidParameter(this.#path, 'Invalid array');
    }
    return indexes.toSorted((a, b) => Number(a) - Number(b));
  }

  #child(values: ParamGroup, path: string): ParamReader {
    const child = new ParamReader(values, path);
    this.#children.push(child);
    return child;
  }

  #empty(key: string): ApiError {
    const name = this.name(key);
    const message =
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a ` +
      `parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or ` +
      'supply a non-empty value.';
    return invalidParameter(name, message, 'parameter_invalid_empty');
  }

  #notGroup(key: string): ApiError {
    return invalidParameter(this.name(key), 'Invalid object');
  }
}
