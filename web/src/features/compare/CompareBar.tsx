import { X } from 'lucide-react';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { useCompareBarQuery } from './CompareBar.generated.ts';
import { comparePath, MOST_COMPARED } from './comparePath.ts';
import { clearCompared, removeCompared } from './compareStore.ts';

/** The bar at the foot of the screen with the tyres chosen for comparison. */
export function CompareBar({ ids }: { ids: readonly number[] }) {
  return (
    <section
      aria-label="Comparison"
      className={classes(
        'compare-bar above-bars fixed inset-x-0 bottom-(--buy-bar) z-20 border-t border-line bg-card py-2 shadow-float',
        'print:hidden',
      )}
    >
      <div className="wrap flex items-center gap-x-4">
        <ChosenTyres ids={ids} />
        <p className="text-sm font-[650]">
          {ids.length} of {MOST_COMPARED} <span className="max-md:sr-only">tyres chosen</span>
        </p>
        <div className="ml-auto flex items-center gap-2">
          <Button variant="plain" className="px-2!" aria-label="Clear the comparison" onClick={clearCompared}>
            Clear
          </Button>
          <LinkButton to={comparePath(ids)} variant="primary">
            Compare
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** Pictures of the tyres, each a button that removes it. Only on wider screens. */
function ChosenTyres({ ids }: { ids: readonly number[] }) {
  const { data, previousData } = useCompareBarQuery({ variables: { ids: [...ids] } });
  const tyres = (data ?? previousData)?.productsByIds.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <ul aria-label="Tyres to compare" className="flex gap-2 max-md:hidden">
      {tyres.map(({ id, name, imageUrl }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Remove ${name} from the comparison`}
            title={`Remove ${name}`}
            onClick={() => removeCompared(id)}
            className="relative block rounded-md bg-stage"
          >
            <Picture src={imageUrl} alt="" sizes="3rem" className="size-12 object-contain p-1" />
            <span className="absolute -top-1 -right-1 rounded-full bg-ink p-0.5 text-paper">
              <X className="size-3" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
