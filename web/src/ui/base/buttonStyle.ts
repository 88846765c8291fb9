import { classes } from './classes.ts';

/** Use one primary button per view; everything else is outlined or plain. */
export type ButtonVariant = 'primary' | 'outlined' | 'plain';
export type ButtonSize = 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md text-center font-[650] no-underline transition-colors ' +
  'select-none focus-visible:rounded-md';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-signal text-on-signal hover:bg-signal-hover active:bg-signal-pressed',
  outlined: 'border-[1.5px] border-current bg-transparent text-ink hover:bg-tint active:bg-line',
  plain:
    'bg-transparent text-ink underline decoration-1 underline-offset-4 hover:decoration-2 active:bg-tint',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-5 py-2 text-sm',
  lg: 'min-h-13 px-6 py-3 text-base',
};

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

/** The classes of a button, or of a link that looks like one. */
export function buttonStyle(
  { variant = 'outlined', size = 'md', wide = false }: ButtonLook,
  className?: string,
): string {
  return classes(BASE, VARIANTS[variant], SIZES[size], wide && 'w-full', className);
}
