import { Plus, X } from 'lucide-react';
import { classes } from '../../ui/base/classes.ts';
import { IconButton } from '../../ui/base/IconButton.tsx';
import type { EditorTab } from './editorTabs.ts';

const OPERATION = /^\s*(?:query|mutation)\s+(\w+)/m;

/** The name of a tab's first operation. Its text is rarely valid while it's being typed. */
const nameOf = ({ query }: EditorTab): string => OPERATION.exec(query)?.[1] ?? 'Untitled';

interface TabBarProps {
  tabs: readonly EditorTab[];
  openId: number;
  onSelect: (id: number) => void;
  onClose: (id: number) => void;
  onAdd: () => void;
}

/** The list of tabs, each with a button that closes it. */
export function TabBar({ tabs, openId, onSelect, onClose, onAdd }: TabBarProps) {
  return (
    <nav aria-label="Tabs" className="flex items-center overflow-x-auto border-b border-line bg-tint px-2">
      <ul className="flex">
        {tabs.map((tab) => (
          <li
            key={tab.id}
            className={classes(
              'flex shrink-0 items-center border-b-[3px] pl-3',
              tab.id === openId ? 'border-signal bg-paper' : 'border-transparent text-ink-2',
            )}
          >
            <button
              type="button"
              aria-current={tab.id === openId ? 'true' : undefined}
              onClick={() => onSelect(tab.id)}
              className="min-h-11 text-sm font-[650]"
            >
              {nameOf(tab)}
            </button>
            <IconButton
              label={`Close ${nameOf(tab)}`}
              icon={<X className="size-4" />}
              onClick={() => onClose(tab.id)}
            />
          </li>
        ))}
      </ul>
      <IconButton label="New tab" icon={<Plus className="size-4.5" />} onClick={onAdd} />
    </nav>
  );
}
