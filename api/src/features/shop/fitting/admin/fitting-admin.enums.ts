import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const FittingCentreState = graphqlEnum('FittingCentreState', 'Whether a centre takes jobs.', {
  OPEN: 'It takes jobs, or will until the day it closes.',
  CLOSED: 'It has closed for good.',
});
export type FittingCentreState = keyof typeof FittingCentreState;

export const FittingCentreOwner = graphqlEnum('FittingCentreOwner', 'Whose a centre is.', {
  OWN: 'The shop’s own; it confirms each job at once.',
  PARTNER: 'A partner’s, which confirms each job.',
});
export type FittingCentreOwner = keyof typeof FittingCentreOwner;

export const AdminFittingCentreSort = graphqlEnum(
  'AdminFittingCentreSort',
  'The order of the list of centres.',
  {
    NAME_ASC: 'Name, A to Z.',
    NAME_DESC: 'Name, Z to A.',
    TOWN_ASC: 'Town, A to Z.',
    TOWN_DESC: 'Town, Z to A.',
    DISTANCE_ASC: 'Nearest to the base town first.',
    DISTANCE_DESC: 'Farthest from the base town first.',
    UPDATED_DESC: 'Last changed first.',
    UPDATED_ASC: 'Longest unchanged first.',
  },
);
export type AdminFittingCentreSort = keyof typeof AdminFittingCentreSort;
