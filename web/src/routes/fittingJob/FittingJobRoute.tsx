import { useParams } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { useFittingJobQuery } from './FittingJobRoute.generated.ts';
import { JobAnswers } from './JobAnswers.tsx';
import { JobReport } from './JobReport.tsx';
import { JobSheet } from './JobSheet.tsx';
import { JobThanks } from './JobThanks.tsx';

/** The link's secret is in the URL's fragment, which browsers never send to a server, so no log has it. */
const KEY = /^#key=([\w-]+)$/;

/** /fitting-job/:jobId: a job for the garage that does it, which needs no account. */
export function FittingJobRoute() {
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title="Fitting job" robots="noindex,follow" />
      <div className="wrap grid max-w-2xl gap-6 py-5 md:py-8">
        <h1 className="text-2xl">Fitting job</h1>
        <BrowserOnly fallback={<Skeleton className="h-96" />}>
          <Job />
        </BrowserOnly>
      </div>
    </>
  );
}

function Job() {
  const { jobId = '' } = useParams();
  const link = { id: jobId, key: KEY.exec(globalThis.location.hash)?.[1] ?? '' };
  const { data, error } = useFittingJobQuery({ variables: { input: link }, fetchPolicy: 'no-cache' });
  const job = data?.fittingJob;
  if (error)
    return (
      <Notice tone="bad" title={failureText(error, 'We couldn’t load the job. Please reload the page.')} />
    );
  if (!job) return <Skeleton className="h-96" />;
  if (job.__typename !== 'FittingJob') return <Notice tone="bad" title={job.message} />;
  return (
    <>
      <JobThanks job={job} />
      <JobSheet job={job} />
      <JobAnswers job={job} link={link} />
      <JobReport job={job} link={link} />
    </>
  );
}
