import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Scope } from '../../apollo/schema.generated.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import type { AdminFormControl } from './useAdminForm.ts';

interface AdminFormProps<Values extends FieldValues> {
  control: AdminFormControl<Values>;
  /** The scope that saving requires. Users without it see the values and no save bar. */
  scope: Scope;
  /** The form's name for screen readers. */
  label: string;
  /** The save button's label. */
  saveLabel: string;
  /** Shows what a colleague changed, inside the conflict notice. */
  theirs?: ReactNode;
  /** Shows the save bar before anything is typed, as for a new record. */
  alwaysShowBar?: boolean;
  children: ReactNode;
}

/** A wrong control, or an error that no single control has. */
const FAULT = '[aria-invalid=true], [data-fault]';

/**
 * A form with messages above it and a bar at the foot to save or discard. Ctrl-S saves too. Users whose role can't
 * save can only read it.
 */
export function AdminForm<Values extends FieldValues>(props: AdminFormProps<Values>) {
  const { control, scope, label, theirs, children } = props;
  const mayChange = useCan()(scope);
  const { form, failure, restoredAt, onSubmit, discard } = control;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!mayChange) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [mayChange]);
  // The first wrong field as read, which needn't be the first registered, nor be registered at all.
  const { submitCount } = form.formState;
  useEffect(() => element.current?.querySelector<HTMLElement>(FAULT)?.focus(), [submitCount]);

  return (
    <PostForm ref={element} aria-label={label} onSubmit={onSubmit} className="grid gap-4">
      {restoredAt && form.formState.isDirty && (
        <Notice title={`Your changes from ${formatDateTime(restoredAt)} are back`}>
          <p>They haven’t been saved yet.</p>
          <Button className="mt-1 justify-self-start" onClick={discard}>
            Discard them
          </Button>
        </Notice>
      )}
      <StaleNotice control={control} theirs={theirs} />
      {failure && <Notice tone="bad" title={failure} />}
      {!mayChange && <ReadOnlyNotice />}
      <fieldset disabled={!mayChange} className="contents">
        {children}
      </fieldset>
      {mayChange && <SaveBar {...props} />}
    </PostForm>
  );
}

function StaleNotice<Values extends FieldValues>({
  control: { stale, takeTheirs, overwrite },
  theirs,
}: Pick<AdminFormProps<Values>, 'control' | 'theirs'>) {
  if (stale === null) return null;
  return (
    <Notice tone="bad" title="A colleague saved changes while you were typing">
      <p>
        Nothing is lost. Your changes are still here; theirs are live in the shop. It may have been you, in
        another tab. If you save yours, fields that only they changed keep their values.
      </p>
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
  // The notice above asks whose changes to keep.
  if (control.stale !== null) return null;
  if (!isDirty && !isSubmitting && !alwaysShowBar) return null;
  return (
    <div
      className={classes(
        'sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line',
        'bg-card px-4 py-3 md:mx-0 md:rounded-lg md:border md:shadow-float',
      )}
    >
      {control.doubt && isDirty ? (
        // Here, because the top of a long form may be out of sight.
        <p role="alert" className="mr-auto text-sm font-[600] text-bad">
          {control.doubt} If that’s right, choose “{saveLabel}” again.
        </p>
      ) : (
        <p role="status" className="mr-auto text-sm text-ink-2">
          {isDirty && 'Unsaved changes'}
        </p>
      )}
      {isDirty && <Button onClick={control.discard}>Discard</Button>}
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {saveLabel}
      </Button>
    </div>
  );
}
