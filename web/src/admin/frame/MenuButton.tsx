import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../ui/base/buttonStyle.ts';
import { classes } from '../../ui/base/classes.ts';

export interface MenuItem {
  /** Needed only if two items share a label. */
  key?: string;
  label: string;
  onSelect: () => void;
  /** Draws a line above the item. */
  divided?: boolean;
  /** For something that's on or off. Pressing it leaves the menu open. */
  checked?: boolean;
  /** For an action that can't be undone. */
  dangerous?: boolean;
}

interface MenuButtonProps {
  label: string;
  icon?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** As `hideLabel`, but only on phones. */
  compact?: boolean;
  items: readonly MenuItem[];
  className?: string;
}

const ITEM =
  'flex min-h-10 w-full cursor-pointer items-center gap-2 px-4 py-2 text-left text-sm outline-none ' +
  'data-highlighted:bg-tint';

/** A button that opens a menu of actions or choices. */
export function MenuButton({
  label,
  icon,
  hideLabel = false,
  compact = false,
  items,
  className,
}: MenuButtonProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={buttonStyle({}, classes('px-4', className))}>
        {icon}
        <span className={hideLabel ? 'sr-only' : classes('max-w-40 truncate', compact && 'max-md:sr-only')}>
          {label}
        </span>
        {!hideLabel && <ChevronDown className={classes('size-4', compact && 'max-md:hidden')} />}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-60 outline-none">
          <Menu.Popup
            className={classes(
              'max-h-(--available-height) min-w-48 overflow-y-auto rounded-md border',
              'border-line bg-card py-1 text-ink shadow-float outline-none',
            )}
          >
            {items.map((item) => (
              <MenuLine key={item.key ?? item.label} item={item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function MenuLine({ item: { label, onSelect, divided, checked, dangerous } }: { item: MenuItem }) {
  return (
    <>
      {divided && <Menu.Separator className="my-1 border-t border-line" />}
      {checked === undefined ? (
        <Menu.Item onClick={onSelect} className={classes(ITEM, dangerous && 'text-bad')}>
          {label}
        </Menu.Item>
      ) : (
        <Menu.CheckboxItem checked={checked} onCheckedChange={onSelect} className={ITEM}>
          <span className="grid size-4 place-items-center">
            <Menu.CheckboxItemIndicator render={<Check className="size-4" />} />
          </span>
          {label}
        </Menu.CheckboxItem>
      )}
    </>
  );
}
