import { SlidersHorizontal } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { FilterPanel } from '../../features/filters/FilterPanel.tsx';
import { listingPath } from '../../features/filters/listingPath.ts';
import { cleared, filterCount } from '../../features/filters/listingState.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { preloadOverlay } from '../../ui/Overlay.tsx';

interface FilterDrawerProps {
  panel: ComponentProps<typeof FilterPanel>;
  totalItems: number;
  isPending: boolean;
}

/** The filters of a phone: a drawer, whose button says how many tyres the choices leave. */
export function FilterDrawer({ panel, totalItems, isPending }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(panel.state);
  const close = () => setIsOpen(false);
  return (
    <div className="md:hidden noscript:hidden">
      <Button
        onPointerEnter={preloadOverlay}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {isOpen ? 'Hide Filters' : 'Show Filters'}
        {count > 0 && <span className="font-normal">({count})</span>}
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
            <Button variant="primary" onClick={close} aria-busy={isPending}>
              {totalItems === 0
                ? 'No tyres found'
                : `Show ${formatCount(totalItems)} ${totalItems === 1 ? 'tyre' : 'tyres'}`}
            </Button>
          </div>
        }
      >
        <FilterPanel {...panel} hideTitle />
      </Drawer>
    </div>
  );
}
