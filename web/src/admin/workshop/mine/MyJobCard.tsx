import { directionsUrl } from '@treadline/schema/trade/places/directions';
import { phoneLink } from '@treadline/schema/trade/values/phone';
import { MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { formatTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { buttonStyle } from '../../../ui/base/buttonStyle.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { BookingMark } from '../../frame/mark/BookingMark.tsx';
import { refusalIn } from '../job/answered.ts';
import { ReportForm } from '../job/ReportForm.tsx';
import {
  useCompleteMyJobMutation,
  useRecordMyNoShowMutation,
  type MyJobFragment,
} from './MyJobs.generated.ts';

/** A job as a card, with large buttons for its outcome. */
export function MyJobCard({ job }: { job: MyJobFragment }) {
  const { id: bookingId, state, startsAt, endsAt, bay, registration, firstName, orderNumber } = job;
  const [open, setOpen] = useState<'done' | 'missed' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [complete] = useCompleteMyJobMutation();
  const [miss, { loading }] = useRecordMyNoShowMutation({ variables: { bookingId } });
  const name = registration ?? firstName ?? orderNumber;
  const close = () => setOpen(null);

  async function recordNoShow() {
    const refused = refusalIn(await miss().catch(failed));
    setRefusal(refused);
    if (refused !== null) return;
    toast('Recorded.');
    close();
  }

  return (
    <article
      aria-label={`${formatTime(startsAt)}, ${name}`}
      className="grid gap-3 rounded-lg border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="text-lg font-[700]">
          {formatTime(startsAt)} <span className="font-normal text-ink-2">to {formatTime(endsAt)}</span>
        </p>
        <BookingMark state={state} />
      </div>
      <p className="text-xl font-[750]">{name}</p>
      <p>{[bay === null ? null : `Bay ${bay}`, registration && firstName].filter(Boolean).join(', ')}</p>
      <Visit address={job.address} phone={job.phone} />
      <ul className="grid gap-1">
        {[...job.tyres, ...job.extras].map((units) => (
          <li key={units.name}>
            {units.quantity} × {units.name}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">Tyres marked {orderNumber}</p>
      {job.canComplete && (
        <Button variant="primary" size="lg" wide onClick={() => setOpen('done')}>
          Done
        </Button>
      )}
      {job.canMiss && (
        <Button size="lg" wide onClick={() => setOpen('missed')}>
          Nobody came
        </Button>
      )}
      <Dialog title={`${name} is done`} open={open === 'done'} onClose={close}>
        <ReportForm
          send={(report) => complete({ variables: { input: { bookingId, ...report } } })}
          onDone={close}
        />
      </Dialog>
      <ConfirmDialog
        title={`Nobody came with ${name}?`}
        confirmLabel="Record it"
        refusal={refusal}
        busy={loading}
        open={open === 'missed'}
        onClose={close}
        onConfirm={() => void recordNoShow()}
      >
        <p>The buyer gets an email, and the desk arranges what happens next.</p>
      </ConfirmDialog>
    </article>
  );
}

/** Where a van has to go, and whom the driver can ring; nothing for a job at a centre. */
function Visit({ address, phone }: Pick<MyJobFragment, 'address' | 'phone'>) {
  if (address === null) return null;
  return (
    <>
      <p>{address}</p>
      <div className="flex flex-wrap gap-3">
        <a href={directionsUrl(address)} className={buttonStyle({ size: 'lg' }, 'grow')}>
          <MapPin className="size-5" />
          Directions
        </a>
        {phone && (
          <a href={phoneLink(phone)} className={buttonStyle({ size: 'lg' }, 'grow')}>
            <Phone className="size-5" />
            {phone}
          </a>
        )}
      </div>
    </>
  );
}
