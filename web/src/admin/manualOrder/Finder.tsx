import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { classes } from '../../ui/classes.ts';
import { CONTROL_STYLE, Field, type FieldTexts } from '../../ui/Field.tsx';

/** Something that was found for what is typed. */
export interface Found {
  key: string;
  title: string;
  detail: string;
}

interface FinderProps extends FieldTexts {
  /** Begins what is found anew, for example after a choice. */
  typed: string;
  onType: (typed: string) => void;
  found: readonly Found[];
  /** The search for what is typed is under way. */
  busy: boolean;
  /** What is said when nothing was found. */
  nothing: string;
  onChoose: (key: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const LEAST_TYPED = 2;

/** A field that finds things while one types. The focus stays in it; arrows move through the lines, Enter takes one. */
export function Finder({ typed, onType, found, busy, nothing, onChoose, ref, ...texts }: FinderProps) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const current = Math.min(at, found.length - 1);
  const isTyped = typed.trim().length >= LEAST_TYPED;
  const isShown = isOpen && isTyped && found.length > 0;

  function choose(key: string) {
    setOpen(false);
    setAt(0);
    onChoose(key);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      if (isOpen) setAt((current + step + found.length) % found.length);
      setOpen(true);
    }
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter') return;
    // Enter in a search submits no form.
    event.preventDefault();
    const one = found[current];
    if (isShown && one && !busy) choose(one.key);
  }

  return (
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <Field {...texts}>
        {(ids) => (
          <input
            ref={ref}
            {...ids}
            type="search"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown ? `${listId}-${current}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ target }) => {
              setAt(0);
              setOpen(true);
              onType(target.value);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={onKeyDown}
            className={CONTROL_STYLE}
          />
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={texts.label}
        hidden={!isShown}
        className={classes(
          'absolute inset-x-0 z-30 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-card p-1',
          'shadow-float',
        )}
      >
        {isShown &&
          found.map((one, index) => (
            <FoundLine
              key={one.key}
              id={`${listId}-${index}`}
              found={one}
              isCurrent={index === current}
              onChoose={choose}
            />
          ))}
      </div>
      <p role="status" className="mt-1 text-sm text-ink-2 empty:hidden">
        {isOpen && isTyped && found.length === 0 && !busy && nothing}
      </p>
    </div>
  );
}

interface FoundLineProps {
  id: string;
  found: Found;
  isCurrent: boolean;
  onChoose: (key: string) => void;
}

function FoundLine({ id, found: { key, title, detail }, isCurrent, onChoose }: FoundLineProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the focus and takes the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onClick={() => onChoose(key)}
      className={classes(
        'grid min-h-11 cursor-pointer content-center rounded-md px-3 py-1.5 text-sm hover:bg-tint',
        isCurrent && 'bg-tint',
      )}
    >
      <span className="font-[600] wrap-anywhere">{title}</span>
      <span className="wrap-anywhere text-ink-2">{detail}</span>
    </div>
  );
}
