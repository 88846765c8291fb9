import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../../ui/base/classes.ts';
import { Spinner } from '../../../ui/base/Spinner.tsx';

interface InlineFigureProps {
  /** The column's name. The arrow keys move between figures with the same name. */
  column: string;
  /** Whether it's only shown, because the user may not change it. */
  isFixed: boolean;
  /** Names the figure for screen readers: "price of Michelin Primacy 4+". */
  label: string;
  /** The figure as displayed. */
  children: ReactNode;
  /** The figure as editable text. */
  typed: string;
  inputMode: 'decimal' | 'numeric';
  /** Validates the text: true, or an error message. */
  judge: (typed: string) => true | string;
  /** A sentence about a figure that's more likely a slip than meant; null if there's none. Enter confirms it. */
  doubt?: (typed: string) => string | null;
  /** Saves the figure. Resolves to an error message, or null on success. */
  save: (typed: string) => Promise<string | null>;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The figures of a column in row order. */
function figuresOf(column: string): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`button[data-figure="${column}"]`)];
}

/**
 * A figure that's edited in place. Pressing it opens it, Enter saves, Escape cancels, and the arrow keys save and open
 * the figure above or below.
 */
export function InlineFigure(props: InlineFigureProps) {
  const { column, isFixed, label, children, typed, inputMode, judge, doubt, save } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Enter and the blur that follows save only once.
  const isSaving = useRef(false);

  function close() {
    flushSync(() => {
      setDraft(null);
      setFault(null);
      setAsked(null);
    });
    button.current?.focus();
  }

  /**
   * Saves the draft. Resolves to whether the figure has closed.
   * @param confirms whether it's saved in spite of the doubt that was shown.
   */
  async function commit(confirms = false): Promise<boolean> {
    if (draft === null || isSaving.current) return false;
    if (draft.trim() === typed) {
      close();
      return true;
    }
    const judged = judge(draft);
    if (judged !== true) {
      setFault(judged);
      return false;
    }
    const doubted = doubt?.(draft) ?? null;
    if (doubted !== null && !(confirms && asked === draft)) {
      setAsked(draft);
      setFault(`${doubted} If that’s right, press Enter.`);
      return false;
    }
    isSaving.current = true;
    setBusy(true);
    const refusal = await save(draft);
    isSaving.current = false;
    setBusy(false);
    if (refusal === null) {
      close();
      return true;
    }
    setFault(refusal);
    return false;
  }

  async function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || step) {
      event.preventDefault();
      if (!(await commit(event.key === 'Enter')) || !step) return;
      const figures = figuresOf(column);
      const at = button.current ? figures.indexOf(button.current) : -1;
      if (at >= 0) figures[at + step]?.click();
    }
  }

  if (isFixed) return <span className="inline-flex min-h-9 items-center font-[650]">{children}</span>;
  if (draft === null)
    return (
      <button
        ref={button}
        type="button"
        data-figure={column}
        onClick={() => setDraft(typed)}
        className={classes(
          'relative z-1 -mx-2 min-h-9 rounded-sm border border-transparent px-2 font-[650]',
          'hover:border-edge hover:bg-card',
        )}
      >
        <span className="sr-only">Change the {label}, now </span>
        {children}
      </button>
    );
  return (
    <span className="relative z-1 inline-grid justify-items-end gap-1">
      <span className="relative">
        <input
          ref={(input) => input?.focus()}
          aria-label={`New ${label}`}
          aria-invalid={fault ? true : undefined}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={20}
          value={draft}
          readOnly={isBusy}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={(event) => void onKeyDown(event)}
          onBlur={() => void commit()}
          className={classes(
            'min-h-9 w-24 rounded-sm border-[1.5px] border-ink bg-card px-2 text-right text-base font-[650] md:-mx-2',
            'aria-invalid:border-bad md:text-sm',
          )}
        />
        {isBusy && (
          <span className="absolute inset-y-0 -left-6 grid place-items-center">
            <Spinner />
          </span>
        )}
      </span>
      {fault && (
        <span
          role="alert"
          className="max-w-56 rounded-sm bg-card text-right text-xs font-[600] whitespace-normal text-bad"
        >
          {fault}
        </span>
      )}
    </span>
  );
}
