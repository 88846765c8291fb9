/** A request as sent. */
export interface Asked {
  readonly path: string;
  readonly body?: string;
}

/** Browsers accept these encodings. The address stands for the visitor, as behind one proxy. */
export const headersOf = ({ body }: Asked, address: string): Record<string, string> => ({
  'accept-encoding': 'br, gzip',
  'x-forwarded-for': address,
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});

/** The bench's own address. */
const BENCH = '192.0.2.1';

/** Asks every question once, one after the other on each of a few connections, so that the answers are cached. */
export async function askAll(origin: string, questions: readonly Asked[]): Promise<void> {
  const AT_A_TIME = 4;
  const left = [...questions];
  const next = async (): Promise<void> => {
    for (let asked = left.pop(); asked; asked = left.pop()) await ask(origin, asked);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}

/**
 * The text of one answer.
 * @throws Error with a sentence for an error answer.
 */
export async function ask(origin: string, asked: Asked): Promise<string> {
  const { path, body } = asked;
  const answer = await fetch(`${origin}${path}`, {
    headers: headersOf(asked, BENCH),
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  if (!answer.ok) throw new Error(`${path} ${body ?? ''} was answered ${answer.status}.`);
  return answer.text();
}
