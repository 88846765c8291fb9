import { ApiError } from './api.error.ts';

export interface ParamGroup {
  [name: string]: ParamValue;
}
type ParamValue = string | ParamGroup;

const MAX_PAIRS = 2_000;
const MAX_DEPTH = 8;
const MAX_NAME_LENGTH = 300;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Parses `application/x-www-form-urlencoded` text with bracketed names, as Stripe's clients send it:
 * `line_items[0][price_data][currency]=gbp&expand[]=payment_intent`. Lists become groups with numbered names.
 * @throws ApiError 400 for more than 2,000 pairs, 8 levels or 300 characters a name, or for names that contradict each
 * other.
 */
export function parseForm(text: string): ParamGroup {
  const root = emptyGroup();
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    pairs += 1;
    if (pairs > MAX_PAIRS) throw malformed(`Too many parameters: at most ${MAX_PAIRS} are allowed.`);
    place(root, splitName(name), value);
  }
  return root;
}

/** A group without a prototype, so that a name such as `__proto__` is just a name. */
function emptyGroup(): ParamGroup {
  return Object.create(null) as ParamGroup;
}

function splitName(name: string): string[] {
  const match = name.length <= MAX_NAME_LENGTH ? NAME.exec(name) : null;
  if (!match) throw malformed(`Invalid parameter name: ${name.slice(0, MAX_NAME_LENGTH)}`);
  const [, first = '', brackets = ''] = match;
  const parts = brackets === '' ? [first] : [first, ...brackets.slice(1, -1).split('][')];
  if (parts.length > MAX_DEPTH) throw malformed(`Parameter nested too deeply: ${name}`);
  if (parts.slice(0, -1).includes('')) throw malformed(`Number the items of a list: ${name}`);
  return parts;
}

function place(root: ParamGroup, parts: string[], value: string): void {
  let group = root;
  for (const part of parts.slice(0, -1)) {
    const next = (group[part] ??= emptyGroup());
    if (typeof next === 'string') throw contradiction(part);
    group = next;
  }
  const last = parts.at(-1) || String(Object.keys(group).length);
  if (typeof group[last] === 'object') throw contradiction(last);
  group[last] = value;
}

function contradiction(name: string): ApiError {
  return malformed(`Parameter given both as a value and as a group: ${name}`);
}

function malformed(message: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message);
}
