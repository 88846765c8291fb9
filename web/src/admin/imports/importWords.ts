import type { ImportStatus } from '../../apollo/schema.generated.ts';
import type { Tone } from '../frame/mark/Mark.tsx';
import type { ShownImportFragment } from './Imports.generated.ts';

/** An import's states as staff see them. */
export const importStates: Readonly<Record<ImportStatus, { readonly label: string; readonly tone: Tone }>> = {
  READING: { label: 'Being read', tone: 'moving' },
  MAPPING: { label: 'Columns to match', tone: 'warn' },
  CHECKING: { label: 'Being checked', tone: 'moving' },
  READY: { label: 'Ready to apply', tone: 'ready' },
  APPLYING: { label: 'Being applied', tone: 'moving' },
  DONE: { label: 'Applied', tone: 'good' },
  CANCELLED: { label: 'Stopped', tone: 'plain' },
  FAILED: { label: 'Nothing applied', tone: 'bad' },
  UNDOING: { label: 'Being undone', tone: 'moving' },
  UNDONE: { label: 'Undone', tone: 'plain' },
};

/** An import's state as staff see it. One that was stopped before a row was applied is discarded. */
export function stateOf({
  status,
  figures,
  problem,
}: Pick<ShownImportFragment, 'status' | 'figures' | 'problem'>): (typeof importStates)[ImportStatus] {
  const isDiscarded =
    status === 'CANCELLED' && problem === null && !figures.some(({ name }) => name === 'DONE');
  return isDiscarded ? { label: 'Discarded', tone: 'plain' } : importStates[status];
}

/** Whether a job works on it, so that it changes by itself. */
export const isWorking = (status: ImportStatus): boolean => importStates[status].tone === 'moving';
