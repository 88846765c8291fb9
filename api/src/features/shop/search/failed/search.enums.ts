import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const FailedSearchKind = graphqlEnum(
  'FailedSearchKind',
  'The target of a search that found nothing.',
  {
    SIZE: 'A tyre size, with load and speed if given.',
    WORDS: 'Words, or a size together with words.',
  },
);
export type FailedSearchKind = keyof typeof FailedSearchKind;
