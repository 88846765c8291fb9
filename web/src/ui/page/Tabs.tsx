import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** The group's name, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The selected tab, if the parent controls it. Otherwise the first tab starts selected. */
  selected?: string;
  onSelect?: (id: string) => void;
  look?: 'line' | 'pill';
}

const LOOKS = {
  line: {
    list: 'gap-6 border-b border-line',
    tab:
      '-mb-px border-b-[3px] border-transparent px-1 text-ink-2 aria-selected:border-signal ' +
      'aria-selected:text-ink hover:text-ink',
  },
  pill: {
    list: 'gap-1.5',
    tab:
      'rounded-full bg-tint px-4 text-ink-2 focus-visible:rounded-full aria-selected:bg-ink ' +
      'aria-selected:text-paper hover:text-ink',
  },
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Shows one of several panels. All of them are in the markup for search engines. */
export function Tabs({ label, tabs, selected, onSelect, look = 'line' }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;
  const prefix = useId();

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = tabs.findIndex(({ id }) => id === current);
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (from + step + tabs.length) % tabs.length;
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`${prefix}${next.id}-tab`)?.focus();
  }

  return (
    <div className="min-w-0">
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={`flex overflow-x-auto p-1 ${LOOKS[look].list}`}
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-selected={id === current}
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
            className={`min-h-11 shrink-0 text-sm font-[650] whitespace-nowrap ${LOOKS[look].tab}`}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}-panel`}
          aria-labelledby={`${prefix}${id}-tab`}
          hidden={id !== current}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
