import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import type { AdminFormControl } from './useAdminForm.ts';

interface AdminFormProps<Values extends FieldValues> {
  control: AdminFormControl<Values>;
  /** What the form is about, for screen readers. */
  label: string;
  /** The text of the button that saves. */
  saveLabel: string;
  /** What the other has changed, beside the notice that says so. */
  theirs?: ReactNode;
  /** Stays at the foot even while nothing was typed, as for something new. */
  alwaysShowBar?: boolean;
  children: ReactNode;
}

/**
 * A form with its messages above and a bar at the foot that saves or discards. Ctrl-S saves too.
 */
export function AdminForm<Values extends FieldValues>(props: AdminFormProps<Values>) {
  const { control, label, theirs, children } = props;
  const { form, failure, restoredAt, onSubmit, discard } = control;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <PostForm ref={element} aria-label={label} onSubmit={onSubmit} className="grid gap-4">
      {restoredAt && form.formState.isDirty && (
        <Notice title={`What you typed on ${formatDateTime(restoredAt)} is back.`}>
          <p>It was not saved then.</p>
          <Button className="mt-1 justify-self-start" onClick={discard}>
            Discard it
          </Button>
        </Notice>
      )}
      <StaleNotice control={control} theirs={theirs} />
      {failure && <Notice tone="bad" title={failure} />}
      {children}
      <SaveBar {...props} />
    </PostForm>
  );
}

function StaleNotice<Values extends FieldValues>({
  control: { stale, takeTheirs, overwrite },
  theirs,
}: Pick<AdminFormProps<Values>, 'control' | 'theirs'>) {
  if (stale === null) return null;
  return (
    <Notice tone="bad" title="Somebody else has saved this while you were typing.">
      <p>Nothing is lost: what you typed is still here, and what they saved is in the shop.</p>
      {theirs}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => void takeTheirs()}>Show theirs, discard mine</Button>
        <Button onClick={() => void overwrite()}>Save mine over theirs</Button>
      </div>
    </Notice>
  );
}

function SaveBar<Values extends FieldValues>({ control, saveLabel, alwaysShowBar }: AdminFormProps<Values>) {
  const { isDirty, isSubmitting } = control.form.formState;
  if (!isDirty && !isSubmitting && !alwaysShowBar) return null;
  return (
    <div
      className={classes(
        'sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line',
        'bg-card px-4 py-3 md:mx-0 md:rounded-lg md:border md:shadow-float',
      )}
    >
      <p role="status" className="mr-auto text-sm text-ink-2">
        {isDirty && 'Not saved yet'}
      </p>
      {isDirty && <Button onClick={control.discard}>Discard</Button>}
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {saveLabel}
      </Button>
    </div>
  );
}
