import { useState, type ComponentProps, type ReactNode } from 'react';
import { filterCount } from '../../../features/filters/listing/filterChips.ts';
import { FilterPanel } from '../../../features/filters/listing/FilterPanel.tsx';
import { listingPath } from '../../../features/filters/listing/listingPath.ts';
import { cleared } from '../../../features/filters/listingState.ts';
import { formatTyres } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { preloadOverlay } from '../../../ui/overlay/Overlay.tsx';

interface FilterDrawerProps {
  panel: ComponentProps<typeof FilterPanel>;
  /** The number of matching tyres; null while unknown. */
  count: number | null;
  /** The active filters, each removable. */
  chips: ReactNode;
  /** Parts of the listing that don't fit beside the tyres. */
  children: ReactNode;
}

function shownCount(count: number): string {
  return count === 0 ? 'No tyres found' : `Show ${formatTyres(count)}`;
}

/** The filters on a phone: a drawer whose button shows the number of matching tyres. */
export function FilterDrawer({ panel, count, chips, children }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filters = filterCount(panel.state);
  const close = () => setIsOpen(false);
  return (
    <div className="shrink-0 md:hidden noscript:hidden">
      <Button
        className="gap-1! px-3!"
        aria-label={`${isOpen ? 'Hide' : 'Show'} Filters${filters > 0 ? ` (${filters})` : ''}`}
        onPointerEnter={preloadOverlay}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        Filters
        {filters > 0 && <span className="font-normal">({filters})</span>}
      </Button>
      <Drawer
        side="left"
        open={isOpen}
        onClose={close}
        title="Filters"
        closeLabel="Hide Filters"
        footer={
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <LinkButton variant="plain" to={listingPath(cleared(panel.state))} replace className="px-2!">
              Clear All
            </LinkButton>
            <Button variant="primary" onClick={close} aria-busy={count === null}>
              {count === null ? 'Counting tyres…' : shownCount(count)}
            </Button>
          </div>
        }
      >
        <div className="grid gap-4">
          {chips}
          <FilterPanel {...panel} hideTitle />
          {children}
        </div>
      </Drawer>
    </div>
  );
}
