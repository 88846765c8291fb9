import { useId, type ComponentProps, type MouseEvent } from 'react';
import { buttonStyle, type ButtonLook } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** The button keeps its size and focus, says that it's busy, and ignores presses. */
  busy?: boolean;
  /** Why the button is disabled, in words the shopper sees and hears. Omit it to enable the button. */
  disabledReason?: string;
}

/**
 * Pressing Enter in a field presses the form's submit button; a form without one would submit anyway. So the
 * button keeps its type and refuses the press.
 */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/** A button. It stays reachable by keyboard while disabled, so that visitors can read the reason. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    busy = false,
    disabledReason,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const reasonId = useId();
  const blocked = busy || disabledReason !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={blocked ? refuse : onClick}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        title={disabledReason}
        className={buttonStyle(
          { variant, size, wide },
          `${disabledReason ? 'border-[1.5px]! border-line! bg-tint! text-ink-2! no-underline!' : ''} ` +
            `${className ?? ''}`,
        )}
      >
        {busy && <Spinner />}
        {children}
      </button>
      {disabledReason && (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      )}
    </>
  );
}
