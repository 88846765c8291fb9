import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/base/Button.tsx';
import { toolPath } from './toolPath.ts';

interface ToolFormProps {
  path: string;
  /** The form's name, for screen readers. */
  label: string;
  action: string;
  children: ReactNode;
}

/**
 * A tool's form. Its fields are in the URL, so that results can be linked to. Without JavaScript it's a plain form.
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
      {/* Another URL resets the fields, while the form and its button stay. */}
      <Fragment key={search}>{children}</Fragment>
      <Button type="submit" variant="primary" className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}

/** Focuses the first invalid field, or the button if the fields were reset. */
function focusAfterAnswer(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) wrong.focus();
  else if (!form?.contains(document.activeElement))
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
}
