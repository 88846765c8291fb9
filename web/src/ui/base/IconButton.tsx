import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  /** The action, for screen readers and as a tooltip. */
  label: string;
  /** Replaces the label as the tooltip. */
  tooltip?: string;
  icon: ReactNode;
  /** For a toggle, such as a heart. */
  pressed?: boolean;
  busy?: boolean;
  disabled?: boolean;
}

/** A round button showing only an icon, large enough for a thumb. */
export function IconButton({
  label,
  tooltip = label,
  icon,
  pressed,
  busy = false,
  disabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const blocked = busy || disabled;
  return (
    <button
      type="button"
      {...rest}
      onClick={blocked ? undefined : onClick}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      title={tooltip}
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-full transition-colors focus-visible:rounded-full',
        disabled ? 'opacity-40' : 'hover:bg-current/10 active:bg-current/20',
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
