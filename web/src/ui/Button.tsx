import { useId, type ComponentProps, type MouseEvent } from 'react';
import { buttonStyle, type ButtonLook } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** At work: it keeps its size and its focus, says so, and takes no second press. */
  busy?: boolean;
  /** Why it cannot be pressed, in words the shopper sees and hears; left out when it can. */
  disabledReason?: string;
}

/**
 * A press on a button that submits is also what the Enter key makes in a field of its form. A form without such a
 * button would be sent by that key, so the button stays what it is and refuses.
 */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/** A button. While it cannot be pressed it stays reachable by keyboard, so that its reason can be read. */
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
          `${disabledReason ? 'border-[1.5px]! border-line! bg-tint! text-ink-2! no-underline!' : ''} ${className ?? ''}`,
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
