import { MOT_REMINDER, MOT_REMINDER_TERMS } from '@treadline/schema/trade/people/mot-reminder-consent';
import { CHECK_MOT_URL } from '@treadline/schema/trade/vehicle/mot';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import type { GarageVehicle } from '../vehicle/garageVehicle.ts';
import { isOverdue, motText } from '../vehicle/motText.ts';
import { useSetMotReminderMutation } from './VehicleMot.generated.ts';

interface VehicleMotProps {
  vehicle: GarageVehicle;
  /** The vehicle's name in its row. */
  name: string;
  /** Whether old dates are being looked up again. */
  isChecking: boolean;
}

/** When a vehicle's MOT is due, with the choice of a reminder. Nothing for a vehicle without a registration. */
export function VehicleMot({ vehicle, name, isChecking }: VehicleMotProps) {
  const { registration, mot, motReminder } = vehicle;
  if (registration === null) return null;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          <span className={mot && isOverdue(mot) ? 'font-[650] text-bad' : 'font-[650]'}>
            {!mot && isChecking ? 'Looking up its MOT…' : motText(mot)}
          </span>
          {mot && <span className="text-ink-2">. Checked on {formatDate(mot.checkedAt)}.</span>}
        </span>
        <a
          href={CHECK_MOT_URL}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
        >
          Check on GOV.UK
          <ExternalLink className="size-4" />
          <span className="sr-only">when the MOT of {name} is due (opens in a new tab)</span>
        </a>
      </p>
      {(mot?.dueOn || motReminder) && <MotReminder vehicle={vehicle} name={name} />}
    </div>
  );
}

const FAILED = 'That didn’t work. Please try again.';

function MotReminder({ vehicle: { id, motReminder }, name }: Pick<VehicleMotProps, 'vehicle' | 'name'>) {
  const [save, { loading }] = useSetMotReminderMutation();
  const [chosen, setChosen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const terms = useId();

  async function choose(reminds: boolean) {
    setChosen(reminds);
    setRefusal('');
    const answer = await save({ variables: { id, reminds } }).catch(failed);
    const saved = answer.data?.setMotReminder;
    if (saved?.__typename !== 'GarageVehicle')
      return setRefusal(saved?.message ?? failureText(answer.error, FAILED));
    toast(reminds ? `We’ll email you before the MOT of ${name} is due.` : 'You won’t get this email.');
  }

  return (
    <div>
      <Checkbox
        label={
          <>
            {MOT_REMINDER}
            <span className="sr-only"> of {name}</span>
          </>
        }
        checked={loading ? chosen : motReminder !== null}
        error={refusal}
        aria-details={terms}
        onChange={({ target }) => void choose(target.checked)}
      />
      <p id={terms} className="text-xs text-ink-2">
        {MOT_REMINDER_TERMS}
      </p>
    </div>
  );
}
