import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const ImportStatus = graphqlEnum('ImportStatus', 'The progress of an import.', {
  READING: 'Its file is being read.',
  MAPPING: 'Its columns have to be matched by a person: none of them identifies a record.',
  CHECKING: 'Its rows are being compared with the shop. Nothing changes.',
  READY: 'It’s known what would change. It waits for applyImport.',
  APPLYING: 'Its rows are being applied.',
  DONE: 'Every row was applied or refused.',
  CANCELLED: 'It was cancelled. Rows applied until then stay, and can be undone.',
  FAILED: 'Nothing of it is applied; `problem` says why.',
  UNDOING: 'Its rows are being undone.',
  UNDONE: 'It was undone, except rows that were edited since.',
});
export type ImportStatus = keyof typeof ImportStatus;

/** The states in which a job works on an import. */
export const WORKING = ['CHECKING', 'APPLYING', 'UNDOING'] as const satisfies readonly ImportStatus[];
/** The states that an import ends in; from some of them it can be undone. */
export const ENDED = ['DONE', 'CANCELLED', 'FAILED', 'UNDONE'] as const satisfies readonly ImportStatus[];

export const ImportMode = graphqlEnum('ImportMode', 'The treatment of rows that can’t be applied.', {
  EACH: 'They’re left out; every other row is applied.',
  ALL: 'They prevent the import: either all rows are applied or none.',
});
export type ImportMode = keyof typeof ImportMode;

export const ImportDoubtful = graphqlEnum(
  'ImportDoubtful',
  'The treatment of doubtful rows: those that a person should look at, such as a price that changes by more than 30%.',
  {
    LEAVE_OUT: 'They’re left out; `notes` says why.',
    APPLY: 'They’re applied as other rows are.',
  },
);
export type ImportDoubtful = keyof typeof ImportDoubtful;

export const ImportRowOutcome = graphqlEnum('ImportRowOutcome', 'The effect of a row.', {
  NEW: 'It adds a record.',
  CHANGED: 'It changes a record.',
  UNCHANGED: 'The record already is as the row says.',
  REFUSED: 'It can’t be applied; `faults` says why.',
});

export const ImportRowState = graphqlEnum('ImportRowState', 'The progress of a row.', {
  UNCHECKED: 'It wasn’t compared with the shop yet.',
  CHECKED: 'Its effect is known.',
  LEFT_OUT: 'It wasn’t applied, because it’s doubtful; `notes` says why.',
  DONE: 'It was applied.',
  REFUSED: 'It couldn’t be applied any more; `faults` says why.',
  UNDONE: 'It was applied and undone.',
  KEPT: 'It was applied and not undone; `faults` says why.',
});
export type ImportRowState = keyof typeof ImportRowState;
