import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { failureText, serverWords } from '../../apollo/failureText.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import type { SubmitForm } from '../../ui/form/PostForm.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { draftOwner, forgetDraft, keepDraft, readDraft } from './formDraft.ts';

/** What the API answers to a write: a refusal has a message, anything else means that it was saved. */
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
  /** Names the draft, for example "page:privacy"; a form for something new is named "page:new". */
  draft: string;
  /** What is saved now. When it changes, untouched fields follow. */
  saved: Values;
  /** The revision of it that was read; null for something new. */
  revision?: number | null;
  /**
   * Sends the values. A rejection says what the request failed with.
   * @param revision the one to send along: what was read, or what stands now if it is to be overwritten.
   */
  save: (values: Values, revision: number | null) => Promise<SaveAnswer>;
  /** What is said when it is saved. */
  done: string;
  /** Called after it was saved, with the API's answer. */
  onSaved?: (answer: NonNullable<SaveAnswer>) => void;
  /** Loads what somebody else has saved in the meantime. */
  reload?: () => Promise<unknown>;
}

/** A form of the admin and the state of its saving. */
export interface AdminFormControl<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: SubmitForm;
  /** Why it could not be saved, if not beside the fields. */
  failure: string | null;
  /** Somebody else saved it in the meantime: the revision that stands now. */
  stale: number | null;
  /** When the restored draft was typed; null if nothing was restored. */
  restoredAt: string | null;
  /** Throws away what was typed. */
  discard: () => void;
  /** Takes what the other saved, and throws away what was typed. */
  takeTheirs: () => Promise<void>;
  /** Saves what was typed over what the other saved. */
  overwrite: () => Promise<void>;
}

const MS_UNTIL_KEPT = 400;

/** Why nothing was saved, though nothing typed was refused. */
export function unsavedText(error: unknown): string {
  const words = serverWords(error);
  const why = words === undefined ? failureText(error) : `Server error: ${words}`;
  return `${why} What you typed is kept in this browser.`;
}

/**
 * A form whose typed values outlive a closed tab and a lost connection, that shows the API's refusals beside its
 * fields, and that never writes unasked over what somebody else saved in the meantime.
 */
export function useAdminForm<Values extends FieldValues>(spec: FormSpec<Values>): AdminFormControl<Values> {
  const { draft, saved, revision = null } = spec;
  const [owner] = useState(draftOwner);
  const [kept] = useState(() => readDraft(draft));
  const form = useForm<Values>({ defaultValues: saved as DefaultValues<Values> });
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [stale, setStale] = useState<number | null>(null);
  const [readRevision, setReadRevision] = useState(kept?.revision ?? revision);
  const { isDirty } = form.formState;

  // What was typed comes back after the first rendering, on top of what is saved.
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
  useEffect(() => followSaved(), [savedText, revision]);

  const keep = useEffectEvent(() => {
    // Somebody else may have signed in, in another tab: the words are not theirs.
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
    // A reload waits for nothing: the last words are kept as the page goes.
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
    setFailure(null);
    form.reset(next);
  }

  async function send(values: Values, from: number | null) {
    setFailure(null);
    let answer: SaveAnswer;
    try {
      answer = await spec.save(values, from);
    } catch (error) {
      return setFailure(unsavedText(error));
    }
    if (!answer) return setFailure(unsavedText(undefined));
    if (answer.__typename === 'StaleWrite') return setStale(answer.revision ?? null);
    if (answer.message !== undefined) {
      if (!answer.fields || !showRefusedFields(form, answer.fields)) setFailure(answer.message);
      return;
    }
    // Drawn as saved before it may be left: a form that is left unsaved keeps its draft.
    flushSync(() => {
      settle(values);
      setReadRevision(answer.revision ?? from);
    });
    toast(spec.done);
    spec.onSaved?.(answer);
  }

  return {
    form,
    onSubmit: form.handleSubmit((values) => send(values, readRevision)),
    failure,
    stale,
    restoredAt,
    discard() {
      settle(saved);
      setReadRevision(revision);
    },
    async takeTheirs() {
      // An untouched form follows what is saved.
      settle(saved);
      await spec.reload?.().catch(() => undefined);
    },
    overwrite: () => form.handleSubmit((values) => send(values, stale))(),
  };
}
