import { lazy, Suspense, useId } from 'react';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

interface RichTextFieldProps extends Omit<RichTextEditorProps, 'labelId' | 'describedBy' | 'invalid'> {
  label: string;
  hint?: string;
  error?: string;
}

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: component } = await import('./RichTextEditor.tsx');
  return { default: component };
});

/**
 * A field for HTML with headings, lists, links, tables and pictures. The editor's code loads with the first field. In a
 * form, wrap it in a `Controller` and pass it the `field`.
 */
export function RichTextField({ label, hint, error, ...editor }: RichTextFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span id={id} className="text-sm font-[650]">
        {label}
      </span>
      <Suspense
        fallback={
          <div role="status">
            <span className="sr-only">Loading the editor…</span>
            <Skeleton className="h-96" />
          </div>
        }
      >
        <RichTextEditor {...editor} labelId={id} describedBy={describedBy} invalid={Boolean(error)} />
      </Suspense>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
