import type { ImportSection } from './importSection.ts';
import { RunScreen } from './RunScreen.tsx';

/** A file's columns, its effect, and what became of it. The address has its id. */
export const ImportScreen = ({ section }: { section: ImportSection }) => (
  <RunScreen section={{ ...section, list: { to: section.path, label: 'Imports' }, run: 'import' }} />
);
