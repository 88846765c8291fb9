import { graphqlEnum } from '../../../../platform/services/enums.ts';

/** The kinds of trouble, the most urgent first. */
export const JobTrouble = graphqlEnum('JobTrouble', 'Why a fitting job needs attention.', {
  NEEDS_SLOT: 'It’s paid and has no time.',
  SILENT: 'The garage hasn’t confirmed it in time.',
  UNFIT: 'Its centre or van is closed then, or no longer does this work.',
  OVERDUE: 'Its day is over, and it’s neither done nor missed.',
});
export type JobTrouble = keyof typeof JobTrouble;
