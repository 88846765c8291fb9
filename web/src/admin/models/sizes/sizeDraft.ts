import { isRecord } from '../../../lib/text/record.ts';
import { forgetDraft, keepDraft, readDraft } from '../../form/formDraft.ts';
import { SIZE_COLUMNS, type SizeCells } from './sizeColumns.ts';
import { isChanged, type GridRow } from './sizeGrid.ts';
import { BLANK_CELLS } from './sizeRow.ts';

const nameOf = (modelId: number): string => `model-sizes:${modelId}`;

function cellsFrom(kept: unknown): SizeCells | null {
  if (!isRecord(kept)) return null;
  const texts = SIZE_COLUMNS.flatMap(({ id }) => {
    const text = kept[id];
    return typeof text === 'string' ? [[id, text] as const] : [];
  });
  return { ...BLANK_CELLS, ...Object.fromEntries(texts) };
}

function rowFrom(kept: unknown, index: number): GridRow[] {
  if (!isRecord(kept)) return [];
  const { id, revision } = kept;
  const cells = cellsFrom(kept['cells']);
  if (!cells) return [];
  const plain = { cells, refused: {}, theirs: {} };
  if (typeof id !== 'number' || typeof revision !== 'number')
    return [{ ...plain, key: `kept-${index}`, id: null, revision: null, base: null }];
  return [{ ...plain, key: String(id), id, revision, base: cellsFrom(kept['base']) }];
}

/** The unsaved rows of a model and when they were typed; null without a draft. */
export function readSizeDraft(modelId: number): { rows: GridRow[]; at: string } | null {
  const draft = readDraft(nameOf(modelId));
  const rows = draft?.values['rows'];
  if (!draft || !Array.isArray(rows)) return null;
  return { rows: rows.flatMap(rowFrom), at: draft.at };
}

/** Stores the changed rows as a draft. */
export function keepSizeDraft(modelId: number, rows: readonly GridRow[]): void {
  const changed = rows
    .filter(isChanged)
    .map(({ id, revision, base, cells }) => ({ id, revision, base, cells }));
  if (changed.length > 0) keepDraft(nameOf(modelId), { rows: changed }, null);
  else forgetDraft(nameOf(modelId));
}
