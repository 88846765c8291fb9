import { CodeEditor } from '../editor/CodeEditor.tsx';
import { responseLanguage } from '../editor/languages.ts';
import type { Answer } from './sendOperation.ts';

/** The shop's answer, and how the request went. */
export function AnswerPane({ answer, busy }: { answer: Answer | undefined; busy: boolean }) {
  return (
    <section
      aria-label="Response"
      className="flex min-h-0 min-w-0 flex-col border-line max-md:border-t md:border-l"
    >
      <div className="border-b border-line bg-tint px-4 py-2 text-sm">
        <h2 className="text-sm">Response</h2>
        <p role="status" className="text-ink-2">
          {busy ? 'Running…' : (answer?.summary ?? 'Nothing has run yet.')}
        </p>
      </div>
      <CodeEditor
        label="Response"
        text={answer?.body ?? ''}
        revision={answer}
        language={responseLanguage}
        className="h-96 md:h-0 md:grow"
      />
    </section>
  );
}
