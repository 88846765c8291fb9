import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { aLocalServer, type LocalServer } from '../../../../../test/local-server.ts';

/** A local service in place of Have I Been Pwned's range API. */
export interface RangeApi extends LocalServer {
  /** The method, the path and the `Add-Padding` header of each request, in order. */
  readonly heard: { readonly method: string; readonly path: string; readonly padding: unknown }[];
  /** How it answers from now on; at first it knows no password. */
  answerWith(answer: (response: ServerResponse) => void): void;
}

const sha1 = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase();

/** The five characters that may leave the shop. */
export const prefixOf = (password: string): string => sha1(password).slice(0, 5);

/** The line of a range for a password that was seen `count` times. */
export const lineOf = (password: string, count: number): string => `${sha1(password).slice(5)}:${count}`;

/** Answers with a range that holds these lines among others. */
export const rangeOf =
  (...lines: readonly string[]) =>
  (response: ServerResponse): void =>
    void response.end(
      ['0018A45C4D1DEF81644B54AB7F969B88D65:10', ...lines, `${'0'.repeat(35)}:0`].join('\r\n'),
    );

/** Close it after the file's tests. */
export async function aRangeApi(): Promise<RangeApi> {
  const heard: RangeApi['heard'] = [];
  let answer = rangeOf();
  const server = await aLocalServer((_, { method = '', url = '', headers }, response) => {
    heard.push({ method, path: url, padding: headers['add-padding'] });
    answer(response);
  });
  return {
    ...server,
    heard,
    answerWith(next) {
      answer = next;
    },
  };
}
