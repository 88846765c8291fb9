import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../base/classes.ts';
import { IconButton } from '../base/IconButton.tsx';
import { dismissToast, useToasts, type ToastMessage } from './toast.ts';

const MS_IN_A_SECOND = 1000;

const PLACES = {
  /**
   * At the foot of a phone's screen, else below the header and its cart, where they cover no links or buy
   * buttons.
   */
  page:
    'above-bars inset-x-0 bottom-(--foot) wrap grid justify-items-center gap-2 ' +
    'md:top-40 md:bottom-auto md:justify-items-end',
  /** On the bar that the admin reserves for them. */
  bar: 'inset-x-14 top-0.5 flex flex-wrap justify-center gap-1 lg:right-84 lg:left-56 lg:justify-start',
};

/**
 * Shows toasts and has screen readers announce them. It's part of the layout because the live region must
 * exist from the start.
 */
export function Toaster({ place }: { place: keyof typeof PLACES }) {
  const toasts = useToasts();
  return (
    <div role="status" className={classes('pointer-events-none fixed z-60', PLACES[place])}>
      {toasts.map((shown) => (
        <Toast key={shown.id} {...shown} />
      ))}
    </div>
  );
}

interface ToastActionProps {
  action: NonNullable<ToastMessage['action']>;
  onDone: () => void;
}

function ToastAction({ action, onDone }: ToastActionProps) {
  const look = 'py-2 font-[650] whitespace-nowrap text-signal-on-asphalt underline underline-offset-4';
  if ('to' in action)
    return (
      <Link to={action.to} onClick={onDone} className={look}>
        {action.label}
      </Link>
    );
  const press = () => {
    action.onPress();
    onDone();
  };
  return (
    <button type="button" onClick={press} className={look}>
      {action.label}
    </button>
  );
}

function Toast({ id, message, seconds, action, details }: ToastMessage) {
  const [isAttended, setAttended] = useState(false);
  const dismiss = () => dismissToast(id);
  useEffect(() => {
    if (isAttended) return;
    const timer = setTimeout(() => dismissToast(id), seconds * MS_IN_A_SECOND);
    return () => clearTimeout(timer);
  }, [id, isAttended, seconds]);

  return (
    <div
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
      className={classes(
        'pointer-events-auto max-w-md toast-in rounded-md border border-on-asphalt/20 py-1 pr-1 pl-4',
        'text-sm asphalt shadow-float',
      )}
    >
      <div className="flex items-center gap-3">
        <p className="flex-1 py-2">{message}</p>
        {action && <ToastAction action={action} onDone={dismiss} />}
        <IconButton label="Dismiss" icon={<X className="size-4.5" />} onClick={dismiss} />
      </div>
      {details?.(dismiss)}
    </div>
  );
}
