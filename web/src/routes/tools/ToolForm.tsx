import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/base/Button.tsx';
import { toolPath } from './toolPath.ts';

interface ToolFormProps {
  path: string;
  /** What it asks for, for screen readers. */
  label: string;
  action: string;
  children: ReactNode;
}

/**
 * The form of a tool. Its fields stand in the address, so that a result can be linked to; without a script the browser
 * sends the same form.
 */
export function ToolForm({ path, label, action, children }: ToolFormProps) {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    if (!wasSent.current) return;
    wasSent.current = false;
    focusAfterAnswer(form.current);
  }, [key]);
  return (
    <form
      ref={form}
      action={path}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        wasSent.current = true;
        void navigate(toolPath(path, event.currentTarget), { replace: true });
      }}
      className="grid max-w-2xl gap-4 rounded-lg border border-line bg-card p-4 md:p-5"
    >
      {/* Another address fills the fields anew; the form and its button stay. */}
      <Fragment key={search}>{children}</Fragment>
      <Button type="submit" variant="primary" className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}

/** Focuses the first field that is wrong, or else the button if the field that sent the form was filled anew. */
function focusAfterAnswer(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else if (!form?.contains(document.activeElement))
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
}
