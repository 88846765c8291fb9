import type { ImportStatus } from '../../apollo/schema.generated.ts';
import type { Tone } from '../frame/mark/Mark.tsx';

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

/** Whether a job works on it, so that it changes by itself. */
export const isWorking = (status: ImportStatus): boolean => importStates[status].tone === 'moving';
