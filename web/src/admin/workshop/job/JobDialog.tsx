import { useState } from 'react';
import { failureText } from '../../../apollo/failureText.ts';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { useJobDetailsQuery } from './Job.generated.ts';
import { JobActions, type JobAct } from './JobActions.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobStep } from './JobStep.tsx';

/** A booking and its order. */
export interface OpenedJob {
  id: string;
  order: { id: string; number: string };
}

interface JobDialogProps {
  /** Null to close it. */
  job: OpenedJob | null;
  onClose: () => void;
}

const TITLES: Readonly<Record<JobAct, string>> = {
  move: 'Move job',
  confirm: 'Confirm job',
  complete: 'Job done',
  miss: 'No-show',
  giveUp: 'Another time for',
  cancel: 'Cancel job',
};

/** A job's details, and what staff can do with it. */
export function JobDialog({ job, onClose }: JobDialogProps) {
  const [act, setAct] = useState<JobAct | null>(null);
  const close = () => {
    setAct(null);
    onClose();
  };
  return (
    <Dialog
      title={job ? `${act ? TITLES[act] : 'Job'} ${job.order.number}` : ''}
      open={job !== null}
      onClose={close}
    >
      {job && <JobBody key={job.id} job={job} act={act} onAct={setAct} onClose={close} />}
    </Dialog>
  );
}

interface JobBodyProps {
  job: OpenedJob;
  act: JobAct | null;
  onAct: (act: JobAct) => void;
  onClose: () => void;
}

function JobBody({ job, act, onAct, onClose }: JobBodyProps) {
  const can = useCan();
  const { data, error } = useJobDetailsQuery({
    variables: { orderId: job.order.id },
    fetchPolicy: 'cache-and-network',
  });
  const booking = data?.order?.bookings.find(({ id }) => id === job.id);
  if (error) return <Notice tone="bad" title={failureText(error)} />;
  if (!booking) return <Skeleton className="h-72" />;
  if (act && can('WRITE_ORDERS')) return <JobStep act={act} booking={booking} onDone={onClose} />;
  return (
    <div className="grid gap-5">
      <JobFacts booking={booking} />
      <JobActions booking={booking} onAct={onAct} />
    </div>
  );
}
