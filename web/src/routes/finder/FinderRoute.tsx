import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { AdviceResult } from './AdviceResult.tsx';
import { adviceInput, openQuestions, readAnswers } from './finderAnswers.ts';
import { QuestionForm } from './QuestionForm.tsx';

/** /finder: five questions, and three tyres to match. The URL holds the answers. */
export function FinderRoute() {
  const [params] = useSearchParams();
  const answers = readAnswers(params);
  const input = adviceInput(answers);
  const open = params.size > 0 ? openQuestions(answers) : [];
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10">
      <PageHead
        title="Tyre finder"
        canonicalPath="/finder"
        robots={params.size > 0 ? 'noindex,follow' : undefined}
        description={
          'Answer five quick questions and we’ll recommend three tyres in stock to suit your car, your ' +
          'roads and your budget.'
        }
      />
      <div className="grid max-w-prose gap-2">
        <h1 className="text-2xl">Tyre finder</h1>
        <p className="text-ink-2">
          Answer five quick questions and we’ll recommend three tyres we have in stock, and tell you why.
        </p>
      </div>
      {open.length > 0 && (
        <Notice tone="warn" title="One more thing">
          <p>Please tell us {open.join(', ')}.</p>
        </Notice>
      )}
      {input && (
        <PageErrorBoundary resetOn={params.toString()} fallback={<AdviceFailed />}>
          <Suspense fallback={<AdviceLoading />}>
            <AdviceResult input={input} answers={answers} />
          </Suspense>
        </PageErrorBoundary>
      )}
      <section aria-label="Questions" className="grid gap-4">
        {input && <h2 className="text-xl">Change your answers</h2>}
        {/* Keyed by the URL, so that Back shows the earlier answers. */}
        <QuestionForm key={params.toString()} answers={answers} />
      </section>
    </div>
  );
}

function AdviceLoading() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-3">
      <span className="sr-only">Finding your tyres…</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-96 max-md:hidden" />
      <Skeleton className="h-96 max-md:hidden" />
    </div>
  );
}

function AdviceFailed() {
  return (
    <Notice tone="bad" title="We couldn’t find your tyres just now">
      <p>Please try again in a moment. We’ve kept your answers below.</p>
    </Notice>
  );
}
