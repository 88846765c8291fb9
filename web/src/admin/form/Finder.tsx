import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState, type Ref } from 'react';
import { classes } from '../../ui/base/classes.ts';
import { CONTROL_STYLE, Field, type FieldTexts } from '../../ui/form/Field.tsx';
import { OPTION_STYLE } from '../frame/palette/optionStyle.ts';

export interface Found {
  key: string;
  title: string;
  detail: string;
}

interface FinderProps extends FieldTexts {
  /** Changing it resets the highlighted result, for example after a choice. */
  typed: string;
  onType: (typed: string) => void;
  found: readonly Found[];
  /** A search is in flight. */
  busy: boolean;
  /** Shown if nothing matches. */
  nothing: string;
  onChoose: (key: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const LEAST_TYPED = 2;

/**
 * A search field with results below. The focus stays in it; arrow keys move through the results and Enter
 * picks one.
 */
export function Finder({ typed, onType, found, busy, nothing, onChoose, ref, ...texts }: FinderProps) {
  const [isOpen, setOpen] = useState(false);
  const isTyped = typed.trim().length >= LEAST_TYPED;
  const isShown = isOpen && isTyped && found.length > 0;
  return (
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      {/* Not in a popup, which would hide everything else from screen readers, even the field's label. */}
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={found}
        itemToStringValue={({ title }) => title}
        value={typed}
        onValueChange={(value, { reason }) => {
          setOpen(reason === 'input-change');
          if (reason === 'input-change') onType(value);
        }}
      >
        <Field {...texts}>
          {(ids) => (
            <Autocomplete.Input
              ref={ref}
              {...ids}
              type="search"
              aria-expanded={isShown}
              // The library goes on naming the highlighted result after the list has closed.
              {...(!isShown && { 'aria-activedescendant': undefined })}
              maxLength={100}
              onFocus={() => setOpen(true)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setOpen(false);
                if (event.key === 'ArrowDown') setOpen(true);
                if (event.key !== 'Enter') return;
                // Enter in a search mustn't submit the form.
                event.preventDefault();
                if (busy || !isShown) event.preventBaseUIHandler();
              }}
              className={CONTROL_STYLE}
            />
          )}
        </Field>
        {isShown && (
          <Autocomplete.List
            aria-label={texts.label}
            className={classes(
              'absolute inset-x-0 z-30 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-card p-1',
              'shadow-float',
            )}
          >
            {(one: Found) => (
              <Autocomplete.Item
                key={one.key}
                value={one}
                onClick={() => onChoose(one.key)}
                className={`${OPTION_STYLE} grid content-center py-1.5`}
              >
                <span className="font-[600] wrap-anywhere">{one.title}</span>
                <span className="wrap-anywhere text-ink-2">{one.detail}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        )}
      </Autocomplete.Root>
      <p role="status" className="mt-1 text-sm text-ink-2 empty:hidden">
        {isOpen && isTyped && found.length === 0 && !busy && nothing}
      </p>
    </div>
  );
}
