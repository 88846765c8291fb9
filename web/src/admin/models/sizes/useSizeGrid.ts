import { parsePrice } from '@treadline/schema/trade/values/money';
import { useCallback, useEffect, useState } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { priceDoubt } from '../../form/priceDoubt.ts';
import { unsavedText } from '../../form/useAdminForm.ts';
import {
  useModelSizeCostsQuery,
  useSaveModelSizesMutation,
  type DeskModelFragment,
} from '../detail/ModelDesk.generated.ts';
import { columnOfField, type SizeColumnId } from './sizeColumns.ts';
import { keepSizeDraft, readSizeDraft } from './sizeDraft.ts';
import {
  faultsOf,
  followed,
  isChanged,
  pasted,
  rowsOf,
  typed,
  withoutRow,
  type GridRow,
} from './sizeGrid.ts';
import { inputOf } from './sizeRow.ts';

/** The grid of a model's sizes and the state of saving it. */
export interface SizeGrid {
  rows: readonly GridRow[];
  /** Whether the user may only look at the sizes. */
  isReadOnly: boolean;
  /** The number of rows with unsaved changes. */
  changes: number;
  /** Whether the user has tried to save, so that missing values are reported. */
  hasTried: boolean;
  busy: boolean;
  /** Why saving failed, unless an error beside a cell says so. */
  failure: string | null;
  /** The changes of prices to confirm by saving again; none if there aren't any. */
  doubts: readonly string[];
  /** Whether a colleague has saved sizes in the meantime. */
  isStale: boolean;
  /** When the restored rows were typed; null if none were restored. */
  restoredAt: string | null;
  type: (key: string, column: SizeColumnId, text: string) => void;
  paste: (at: { row: number; column: number }, block: readonly string[][]) => void;
  remove: (key: string) => void;
  discard: () => void;
  /** Uses the colleague's values in conflicting cells. */
  takeTheirs: () => void;
  /** Saves all changed rows. Resolves to the first invalid cell; null if there isn't one. */
  save: () => Promise<{ row: number; column: SizeColumnId } | null>;
}

type Fault = { readonly path: string; readonly message: string };

/** Assigns errors to the cells of rows, and returns those that belong to no cell. */
function refusedRows(
  rows: readonly GridRow[],
  sent: readonly GridRow[],
  faults: readonly Fault[],
): { rows: GridRow[]; others: string[] } {
  const refused = new Map<string, Partial<Record<SizeColumnId, string>>>();
  const others: string[] = [];
  for (const { path, message } of faults) {
    const [, index = '', field = ''] = path.split('.');
    const row = index === '' ? undefined : sent[Number(index)];
    const column = columnOfField(field);
    if (row && column) refused.set(row.key, { ...refused.get(row.key), [column]: message });
    else others.push(message);
  }
  return { rows: rows.map((row) => ({ ...row, refused: refused.get(row.key) ?? row.refused })), others };
}

function firstFault(rows: readonly GridRow[]): { row: number; column: SizeColumnId } | null {
  for (const [row, each] of rows.entries()) {
    const [column] = Object.keys(faultsOf(each, true));
    if (column) return { row, column: column as SizeColumnId };
  }
  return null;
}

/** The prices that change by more than a slip of the finger should, or fall below cost. */
function doubtsOf(rows: readonly GridRow[], costs: ReadonlyMap<number, number | null>): string[] {
  return rows.flatMap(({ id, base, cells }) => {
    const was = base && parsePrice(base.price);
    const cost = id === null ? null : costs.get(id);
    const doubt = priceDoubt({ was, price: parsePrice(cells.price), cost });
    return doubt === null ? [] : [`${cells.sku}: ${doubt}`];
  });
}

/** The costs of a model's sizes by their ids; empty for staff who may not see costs. */
function useSizeCosts(id: number): ReadonlyMap<number, number | null> {
  const can = useCan();
  const { data } = useModelSizeCostsQuery({ variables: { id }, skip: !can('READ_COSTS') });
  return new Map(data?.adminModel?.sizes.map((size) => [size.id, size.costPrice]));
}

const counted = (count: number, what: string): string =>
  `${formatCount(count)} ${count === 1 ? 'size' : 'sizes'} ${what}`;

/** Formats "3 sizes added, 1 size changed". */
function savedWords({ created, changed }: { created: number; changed: number }): string {
  return [created > 0 && counted(created, 'added'), changed > 0 && counted(changed, 'changed')]
    .filter(Boolean)
    .join(', ');
}

/**
 * The state of the size grid. Unsaved rows survive a closed tab and merge with colleagues' changes; they're saved all
 * together or not at all.
 */
export function useSizeGrid(model: DeskModelFragment, reload: () => Promise<unknown>): SizeGrid {
  const { id, sizes } = model;
  const { category } = model.model;
  const [draft] = useState(() => readSizeDraft(id));
  const [rows, setRows] = useState(() => (draft ? followed(draft.rows, sizes) : rowsOf(sizes)));
  const [seen, setSeen] = useState(sizes);
  const [restoredAt, setRestoredAt] = useState(draft?.at ?? null);
  const [hasTried, setHasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const [isStale, setIsStale] = useState(false);
  const [saveSizes, { loading }] = useSaveModelSizesMutation();
  const costs = useSizeCosts(id);
  const isReadOnly = !useCan()('WRITE_CATALOGUE');

  if (seen !== sizes) {
    setSeen(sizes);
    setRows(followed(rows, sizes));
  }

  useEffect(() => keepSizeDraft(id, rows), [id, rows]);

  function settle(next: DeskModelFragment['sizes']) {
    setRows(rowsOf(next));
    setHasTried(false);
    setFailure(null);
    setDoubts([]);
    setIsStale(false);
    setRestoredAt(null);
  }

  async function send(sent: readonly GridRow[]) {
    const input = {
      modelId: id,
      rows: sent.map((row) => ({ id: row.id, revision: row.revision, ...inputOf(row.cells, row.base) })),
    };
    const answer = await saveSizes({ variables: { input } }).catch(failed);
    const saved = answer.data?.saveModelSizes;
    if (!saved) return setFailure(unsavedText(answer.error));
    if (saved.__typename === 'ModelSizesSaved') {
      settle(saved.model.sizes);
      return toast(savedWords(saved));
    }
    if (saved.__typename === 'StaleWrite') {
      setIsStale(true);
      return reload().catch(() => undefined);
    }
    const faults = 'fields' in saved ? saved.fields : [];
    const { rows: refused, others } = refusedRows(rows, sent, faults);
    setRows(refused);
    setFailure(faults.length > 0 ? others.join(' ') || null : saved.message);
  }

  const type = useCallback(
    (key: string, column: SizeColumnId, text: string) =>
      setRows((current) => typed(current, key, column, text)),
    [],
  );
  const paste = useCallback(
    (at: { row: number; column: number }, block: readonly string[][]) =>
      setRows((current) => pasted(current, at, block, category)),
    [category],
  );
  const remove = useCallback((key: string) => setRows((current) => withoutRow(current, key)), []);

  return {
    // The last row is blank, for a new size.
    rows: isReadOnly ? rows.filter((row) => row.id !== null) : rows,
    isReadOnly,
    changes: rows.filter(isChanged).length,
    hasTried,
    busy: loading,
    failure,
    doubts,
    isStale,
    restoredAt,
    type,
    paste,
    remove,
    discard: () => settle(sizes),
    takeTheirs() {
      setRows(rows.map((row) => ({ ...row, cells: { ...row.cells, ...row.theirs }, theirs: {} })));
      setIsStale(false);
    },
    async save() {
      setHasTried(true);
      setFailure(null);
      const fault = firstFault(rows.map((row) => ({ ...row, refused: {} })));
      if (fault) return fault;
      const asked = doubtsOf(rows.filter(isChanged), costs);
      setDoubts(asked);
      if (asked.some((doubt) => !doubts.includes(doubt))) return null;
      await send(rows.filter(isChanged));
      return null;
    },
  };
}
