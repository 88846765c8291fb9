import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const FeedTransport = graphqlEnum('FeedTransport', 'How the files of a feed arrive.', {
  HTTPS: 'The shop downloads them from an https:// address.',
  SFTP: 'The shop fetches them from an SFTP host.',
  FOLDER: 'The shop reads them from a folder below the one that the configuration names.',
  UPLOAD: 'The supplier or a program sends them to the shop.',
});
export type FeedTransport = keyof typeof FeedTransport;

export const FeedOutcome = graphqlEnum('FeedOutcome', 'The end of a look for a new file.', {
  PENDING: 'The shop is fetching or reading the file.',
  TAKEN: 'A new file came; `import` says what became of it.',
  UNCHANGED: 'The file has the same content as the last one, so nothing was to be done.',
  NOTHING: 'The file wasn’t there yet, or was still being written.',
  FAILED: 'No file could be taken; `message` says why.',
});
export type FeedOutcome = keyof typeof FeedOutcome;
