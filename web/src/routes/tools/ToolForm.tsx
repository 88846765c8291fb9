import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
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
  const { search } = useLocation();
  return (
    <form
      // Another address fills the fields anew.
      key={search}
      action={path}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(toolPath(path, event.currentTarget), { replace: true });
      }}
      className="grid max-w-2xl gap-4 rounded-lg border border-line bg-card p-4 md:p-5"
    >
      {children}
      <Button type="submit" variant="primary" className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}
