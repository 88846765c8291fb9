import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const FailedSearchKind = graphqlEnum('FailedSearchKind', 'What a search that found nothing was for.', {
  SIZE: 'A tyre size, with load and speed if they were named.',
  WORDS: 'Words, or a size together with words.',
});
export type FailedSearchKind = keyof typeof FailedSearchKind;
