import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../apollo/failureText.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import type { SubmitForm } from '../../ui/form/PostForm.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { draftOwner, forgetDraft, keepDraft, readDraft } from './formDraft.ts';
import { mergedChanges } from './mergedChanges.ts';

/** The API's answer to a write: a refusal has a message; anything else means it was saved. */
export type SaveAnswer =
  | {
      readonly __typename: string;
      readonly message?: string;
      readonly fields?: readonly { readonly path: string; readonly message: string }[];
      readonly revision?: number | null;
    }
  | null
  | undefined;

interface FormSpec<Values extends FieldValues> {
  /** The draft's name, such as "page:privacy", or "page:new" for a new record. */
  draft: string;
  /** The saved values. When they change, an untouched form follows. */
  saved: Values;
  /** The revision of the saved values; null for a new record. */
  revision?: number | null;
  /**
   * Sends the values. A rejection means the request failed.
   * @param revision the revision that was loaded, or the current one to overwrite a colleague's changes.
   */
  save: (values: Values, revision: number | null) => Promise<SaveAnswer>;
  /** The toast once it's saved. */
  done: string;
  /** Called with the API's answer once it's saved. */
  onSaved?: (answer: NonNullable<SaveAnswer>) => void;
  /** A sentence about values that are probably a slip; null if there's none. Saving again confirms them. */
  doubt?: (values: Values) => string | null;
  /** Loads a colleague's changes. */
  reload?: () => Promise<unknown>;
}

/** A form and the state of saving it. */
export interface AdminFormControl<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: SubmitForm;
  /** Why saving failed, unless an error beside a field says so. */
  failure: string | null;
  /** The doubt to confirm by saving again; null if there's none. */
  doubt: string | null;
  /** The current revision, if a colleague has saved in the meantime; null otherwise. */
  stale: number | null;
  /** When the restored draft was typed; null if nothing was restored. */
  restoredAt: string | null;
  /** Discards what was typed. */
  discard: () => void;
  /** Shows the colleague's changes and discards the user's own. */
  takeTheirs: () => Promise<void>;
  /** Saves the user's changes over the colleague's; fields that only the colleague changed stay as theirs. */
  overwrite: () => Promise<void>;
}

const MS_UNTIL_KEPT = 400;

/** The message when saving failed, but not because a value was refused. */
export function unsavedText(error: unknown): string {
  return `${failureText(error)} Your changes are kept in this browser.`;
}

/**
 * A form that keeps unsaved values through a closed tab or a lost connection, shows the API's validation errors
 * beside its fields, and never overwrites a colleague's changes without asking.
 */
export function useAdminForm<Values extends FieldValues>(spec: FormSpec<Values>): AdminFormControl<Values> {
  const { draft, saved, revision = null } = spec;
  const [owner] = useState(draftOwner);
  const [kept] = useState(() => readDraft(draft));
  // `AdminForm` focuses the first wrong field.
  const form = useForm<Values>({ defaultValues: saved as DefaultValues<Values>, shouldFocusError: false });
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<string | null>(null);
  const [stale, setStale] = useState<number | null>(null);
  const [readRevision, setReadRevision] = useState(kept?.revision ?? revision);
  const [reloads, setReloads] = useState(0);
  const { isDirty } = form.formState;

  // Restored after the first render, on top of the saved values.
  const restore = useEffectEvent(() => {
    if (kept) form.reset({ ...saved, ...kept.values }, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);

  const followSaved = useEffectEvent(() => {
    if (isDirty || readDraft(draft)) return;
    form.reset(saved);
    setReadRevision(revision);
  });
  const savedText = JSON.stringify(saved);
  useEffect(() => followSaved(), [savedText, revision, reloads]);

  const keep = useEffectEvent(() => {
    // Another user may have signed in in another tab: this text isn't theirs.
    if (form.formState.isDirty && draftOwner() === owner) keepDraft(draft, form.getValues(), readRevision);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, MS_UNTIL_KEPT);
      },
    });
    // A reload doesn't wait for the timer, so keep the last keystrokes as the page goes.
    const keepNow = () => keep();
    addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keepNow);
      unsubscribe();
      keep();
    };
  }, [form]);

  function settle(next: Values) {
    forgetDraft(draft);
    setRestoredAt(null);
    setStale(null);
    setDoubt(null);
    setFailure(null);
    form.reset(next);
  }

  const loadTheirs = async () => void (await spec.reload?.().catch(() => undefined));

  async function send(values: Values, from: number | null) {
    setFailure(null);
    let answer: SaveAnswer;
    try {
      answer = await spec.save(values, from);
    } catch (error) {
      return setFailure(unsavedText(error));
    }
    if (!answer) return setFailure(unsavedText(undefined));
    if (answer.__typename === 'StaleWrite') {
      setDoubt(null);
      setStale(answer.revision ?? null);
      return loadTheirs();
    }
    if (answer.message !== undefined) {
      if (!answer.fields || !showRefusedFields(form, answer.fields)) setFailure(answer.message);
      return;
    }
    // Render as saved before the screen can be left: a form left dirty keeps its draft.
    flushSync(() => {
      settle(values);
      setReadRevision(answer.revision ?? from);
    });
    toast(spec.done);
    spec.onSaved?.(answer);
  }

  return {
    form,
    onSubmit: form.handleSubmit((values) => {
      const asked = spec.doubt?.(values) ?? null;
      setDoubt(asked);
      return asked === null || asked === doubt ? send(values, readRevision) : undefined;
    }),
    failure,
    doubt,
    stale,
    restoredAt,
    discard() {
      settle(saved);
      setReadRevision(revision);
    },
    async takeTheirs() {
      // An untouched form follows the saved values.
      settle(saved);
      await loadTheirs();
    },
    async overwrite() {
      const read = form.formState.defaultValues as Values;
      form.reset(mergedChanges(read, form.getValues(), saved), { keepDefaultValues: true });
      await form.handleSubmit((values) => send(values, stale))();
      await loadTheirs();
      setReloads((count) => count + 1);
    },
  };
}
