import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../../lib/browser/useMediaQuery.ts';
import { formatCount, formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { ReadOnlyNotice } from '../../form/ReadOnlyNotice.tsx';
import type { DeskModelFragment } from '../detail/ModelDesk.generated.ts';
import { focusCell, onGridKey, onGridPaste } from './gridKeys.ts';
import { SizeCards } from './SizeCards.tsx';
import { SIZE_COLUMNS } from './sizeColumns.ts';
import { SizeTable } from './SizeTable.tsx';
import { useSizeGrid, type SizeGrid } from './useSizeGrid.ts';

interface SizesEditorProps {
  model: DeskModelFragment;
  /** Loads a colleague's changes. */
  reload: () => Promise<unknown>;
}

/** All sizes of a model, typed or pasted, and saved together. */
export function SizesEditor({ model, reload }: SizesEditorProps) {
  const grid = useSizeGrid(model, reload);
  const isWide = useMediaQuery('(width >= 48rem)');
  const element = useRef<HTMLFormElement>(null);
  const { category } = model.model;

  useEffect(() => {
    if (grid.isReadOnly) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [grid.isReadOnly]);

  async function save() {
    const fault = await grid.save();
    if (!fault) return;
    const column = SIZE_COLUMNS.findIndex(({ id }) => id === fault.column);
    focusCell(element.current, { row: fault.row, column });
  }

  return (
    // Key events from the cells bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The events come from the cells.
    <PostForm
      ref={element}
      aria-label="Sizes"
      className="grid gap-3"
      onKeyDown={(event) => onGridKey(event, grid)}
      onPaste={grid.isReadOnly ? undefined : (event) => onGridPaste(event, grid)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <GridNotices grid={grid} onSave={() => void save()} />
      {grid.isReadOnly ? (
        <ReadOnlyNotice />
      ) : (
        <GridHelp
          isWide={isWide}
          onAdd={() => focusCell(element.current, { row: grid.rows.length - 1, column: 0 })}
        />
      )}
      {isWide ? <SizeTable grid={grid} category={category} /> : <SizeCards grid={grid} category={category} />}
      {!grid.isReadOnly && <GridBar grid={grid} />}
    </PostForm>
  );
}

/** Says how sizes are entered. */
function GridHelp({ isWide, onAdd }: { isWide: boolean; onAdd: () => void }) {
  if (!isWide)
    return (
      <p className="text-sm text-ink-2">Open a size to edit it. Pasting tables is easier on a wide screen.</p>
    );
  return (
    <div className="flex items-start justify-between gap-6">
      <p className="max-w-prose text-sm text-ink-2">
        Type in the cells, or paste rows from a spreadsheet in this column order or with column headings.
        Arrows and Enter move; Ctrl-D copies the cell above.
      </p>
      <Button onClick={onAdd}>Add size</Button>
    </div>
  );
}

const DOUBTS_SHOWN = 10;

/** Notices about restored rows, a colleague's changes, and errors. */
function GridNotices({ grid, onSave }: { grid: SizeGrid; onSave: () => void }) {
  const { restoredAt, changes, isStale, failure, doubts, discard, takeTheirs } = grid;
  return (
    <>
      {restoredAt && changes > 0 && (
        <Notice title={`Your changes from ${formatDateTime(restoredAt)} are back`}>
          <p>They haven’t been saved yet.</p>
          <Button className="mt-1 justify-self-start" onClick={discard}>
            Discard them
          </Button>
        </Notice>
      )}
      {isStale && (
        <Notice tone="bad" title="A colleague saved sizes while you were typing">
          <p>
            Nothing is lost. Your changes are still here. Where you both changed a cell, theirs is shown below
            it.
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={takeTheirs}>Use theirs in those cells</Button>
            <Button onClick={onSave}>Save mine over theirs</Button>
          </div>
        </Notice>
      )}
      {doubts.length > 0 && (
        <Notice tone="bad" title="Check these prices">
          <ul>
            {doubts.slice(0, DOUBTS_SHOWN).map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
            {doubts.length > DOUBTS_SHOWN && <li>and {formatCount(doubts.length - DOUBTS_SHOWN)} more</li>}
          </ul>
          <p>If they’re right, save again.</p>
        </Notice>
      )}
      {failure && <Notice tone="bad" title={failure} />}
    </>
  );
}

function GridBar({ grid: { changes, busy, discard } }: { grid: SizeGrid }) {
  if (changes === 0) return null;
  return (
    <div
      className={classes(
        'sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-card px-4 py-3',
        'md:mx-0 md:rounded-lg md:border md:shadow-float',
      )}
    >
      <p role="status" className="w-full text-sm text-ink-2 sm:mr-auto sm:w-auto">
        {formatCount(changes)} {changes === 1 ? 'size' : 'sizes'} not saved
      </p>
      <Button className="max-sm:flex-1" onClick={discard}>
        Discard
      </Button>
      <Button className="max-sm:flex-1" type="submit" variant="primary" busy={busy}>
        Save sizes
      </Button>
    </div>
  );
}
