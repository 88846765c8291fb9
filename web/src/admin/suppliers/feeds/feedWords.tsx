import type { FeedOutcome, FeedTransport } from '../../../apollo/schema.generated.ts';
import { formatDateTime, formatSoon } from '../../../lib/text/format.ts';
import { Mark, type Tone } from '../../frame/mark/Mark.tsx';
import type { ShownFeedFragment } from './SupplierFeeds.generated.ts';

/** How files arrive, as staff see it. */
export const transportLabels: Readonly<Record<FeedTransport, string>> = {
  HTTPS: 'Download by HTTPS',
  SFTP: 'SFTP host',
  FOLDER: 'Folder on the server',
  UPLOAD: 'Sent by a program',
};

/** The ends of a look for a new file, as staff see them. */
export const outcomes: Readonly<Record<FeedOutcome, { readonly label: string; readonly tone: Tone }>> = {
  PENDING: { label: 'Being fetched', tone: 'moving' },
  TAKEN: { label: 'New file', tone: 'good' },
  UNCHANGED: { label: 'Nothing new', tone: 'plain' },
  NOTHING: { label: 'No file yet', tone: 'plain' },
  FAILED: { label: 'Failed', tone: 'bad' },
};

type State = { readonly label: string; readonly tone: Tone };

function stateOf({ active, waiting, trouble, lateSince, lastNewAt }: ShownFeedFragment): State {
  if (waiting) return { label: 'Waits for you', tone: 'warn' };
  if (!active) return { label: 'Off', tone: 'plain' };
  if (trouble) return { label: 'Fails', tone: 'bad' };
  if (lateSince) return { label: 'Late', tone: 'bad' };
  return lastNewAt ? { label: 'Works', tone: 'good' } : { label: 'No file yet', tone: 'plain' };
}

/** The state of a feed in a word or two. */
export function FeedMark({ feed }: { feed: ShownFeedFragment }) {
  const { label, tone } = stateOf(feed);
  return <Mark tone={tone}>{label}</Mark>;
}

/** Why a feed needs a person, a sentence; null if it doesn't. */
export function needOf({ waiting, trouble, lateSince }: ShownFeedFragment): string | null {
  if (waiting) return waiting.hold ?? 'Its last file waits for you.';
  return trouble ?? (lateSince && `A new file was expected by ${formatDateTime(lateSince)}.`);
}

/** When a feed's files came and are looked for next. */
export function timesOf({ lastNewAt, nextAt, active, waiting }: ShownFeedFragment): string {
  const last = lastNewAt ? `Last new file ${formatDateTime(lastNewAt)}` : 'No file yet';
  return active && nextAt && !waiting ? `${last} · next look ${formatSoon(nextAt)}` : last;
}

/** The address of a feed's screen. */
export const feedPath = ({ supplierId, id }: Pick<ShownFeedFragment, 'supplierId' | 'id'>): string =>
  `/admin/suppliers/${supplierId}/feeds/${id}`;

/** The address of the screen of an import of offers. */
export const filePath = (importId: number): string => `/admin/suppliers/import/${importId}`;
