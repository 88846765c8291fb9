import { useMemo, useState } from 'react';
import { classes } from '../../ui/base/classes.ts';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { compareTexts, type ComparedLine, type Piece } from './compareTexts.ts';

interface TextComparisonProps {
  before: { label: string; html: string };
  after: { label: string; html: string };
}

const TABLE =
  'w-full table-fixed border-collapse overflow-clip rounded-lg border border-line bg-card text-sm max-md:block';

const isChanged = ({ before, after, isReformatted }: ComparedLine): boolean =>
  !before || !after || isReformatted || [...before, ...after].some((piece) => piece.isChanged);

/** Two texts side by side (line by line on phones), with deletions and insertions marked. */
export function TextComparison({ before, after }: TextComparisonProps) {
  const lines = useMemo(() => compareTexts(before.html, after.html), [before.html, after.html]);
  const [showsAll, setShowsAll] = useState(false);
  const changed = lines.filter(isChanged);
  const shown = showsAll ? lines : changed;
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-ink-2">
          {changed.length === 0
            ? 'The two texts are the same.'
            : `${changed.length} ${changed.length === 1 ? 'place differs' : 'places differ'}.`}
        </p>
        <Checkbox
          label="Show all text"
          checked={showsAll}
          onChange={({ target }) => setShowsAll(target.checked)}
        />
      </div>
      {shown.length > 0 && (
        <table className={TABLE}>
          <thead className="max-md:sr-only">
            <tr className="border-b border-line bg-tint text-left">
              <ColumnHead className="px-4 py-2.5 font-[650]">{before.label}</ColumnHead>
              <ColumnHead className="px-4 py-2.5 font-[650]">{after.label}</ColumnHead>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {shown.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
              <Line key={index} line={line} labels={[before.label, after.label]} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Line({ line, labels }: { line: ComparedLine; labels: [string, string] }) {
  const { before, after, name, isReformatted } = line;
  const isSame = !isChanged(line);
  const isHeading = /^h\d$/.test(name);
  return (
    <tr className="border-b border-line align-top last:border-b-0 max-md:grid max-md:gap-1 max-md:p-3">
      {[before, after].map((pieces, side) => (
        <td
          key={labels[side]}
          className={classes(
            'px-4 py-2.5 wrap-anywhere whitespace-pre-wrap max-md:p-1',
            isHeading && 'font-[650]',
            side === 0 && isSame && 'max-md:hidden',
            !pieces && 'bg-tint/60 max-md:hidden',
          )}
        >
          {!isSame && pieces && <span className="block text-xs text-ink-2 md:hidden">{labels[side]}</span>}
          {name === 'li' && pieces && '• '}
          {pieces?.map((piece, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity but their place
            <Words key={index} piece={piece} isBefore={side === 0} />
          ))}
          {isReformatted && side === 1 && (
            <em className="block text-xs text-ink-2">Only the formatting differs.</em>
          )}
        </td>
      ))}
    </tr>
  );
}

function Words({ piece: { text, isChanged: isMarked }, isBefore }: { piece: Piece; isBefore: boolean }) {
  if (!isMarked) return text;
  const Mark = isBefore ? 'del' : 'ins';
  return (
    <Mark
      className={classes(
        'rounded-sm px-0.5',
        isBefore ? 'bg-bad/15 decoration-bad' : 'bg-good/15 decoration-good decoration-2 underline-offset-2',
      )}
    >
      {text}
    </Mark>
  );
}
