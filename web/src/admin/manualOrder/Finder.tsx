import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { classes } from '../../ui/base/classes.ts';
import { CONTROL_STYLE, Field, type FieldTexts } from '../../ui/form/Field.tsx';
import { OptionLine } from '../frame/palette/OptionLine.tsx';
import { useCurrentLine } from '../frame/palette/useCurrentLine.ts';

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
  const line = useCurrentLine(found.length);
  const { current } = line;
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const isTyped = typed.trim().length >= LEAST_TYPED;
  const isShown = isOpen && isTyped && found.length > 0;

  function choose(key: string) {
    setOpen(false);
    line.reset();
    onChoose(key);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = line.arrow(event);
    if (move) {
      if (isOpen) move();
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
              line.reset();
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
          found.map(({ key, title, detail }, index) => (
            <OptionLine
              key={key}
              id={`${listId}-${index}`}
              isCurrent={index === current}
              onChoose={() => choose(key)}
              className="grid content-center py-1.5"
            >
              <span className="font-[600] wrap-anywhere">{title}</span>
              <span className="wrap-anywhere text-ink-2">{detail}</span>
            </OptionLine>
          ))}
      </div>
      <p role="status" className="mt-1 text-sm text-ink-2 empty:hidden">
        {isOpen && isTyped && found.length === 0 && !busy && nothing}
      </p>
    </div>
  );
}
