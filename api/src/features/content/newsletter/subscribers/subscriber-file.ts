import { BYTE_ORDER_MARK, csvCell } from '../../../../platform/tables/csv-cell.ts';
import type { ExportedSubscriber } from './subscriber.service.ts';

const COLUMNS = {
  email: ({ email }) => email,
  state: ({ state }) => state.toLowerCase(),
  source: ({ source }) => source.toLowerCase(),
  requested_at: ({ requestedAt }) => requestedAt.toISOString(),
  confirmed_at: ({ confirmedAt }) => confirmedAt?.toISOString() ?? '',
  unsubscribed_at: ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? '',
  consent_version: ({ textVersion }) => textVersion,
  consent_text: ({ consentText }) => consentText ?? '',
} satisfies Record<string, (subscriber: ExportedSubscriber) => string>;

/** The subscribers as a CSV file, in chunks. */
export async function* subscriberFile(
  pieces: AsyncIterable<readonly ExportedSubscriber[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${Object.keys(COLUMNS).join(',')}\r\n`;
  for await (const subscribers of pieces)
    yield subscribers
      .map(
        (subscriber) =>
          `${Object.values(COLUMNS)
            .map((of) => csvCell(of(subscriber)))
            .join(',')}\r\n`,
      )
      .join('');
}
