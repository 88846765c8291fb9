import { useForm } from 'react-hook-form';
import { failed, failureText } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { createFittingClosureInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Panel } from '../frame/page/Panel.tsx';
import type { AffectedFragment } from './Centres.generated.ts';
import {
  useCreateFittingClosureMutation,
  useDeleteFittingClosureMutation,
  useFittingClosuresQuery,
  type FittingClosuresQuery,
} from './Closures.generated.ts';

type Closure = NonNullable<FittingClosuresQuery['adminFittingClosures']>[number];

/** A centre or a van; null for everybody. */
export type HolidayPlace = { centre: string; name: string } | { van: number; name: string } | null;

interface HolidayPanelProps {
  place: HolidayPlace;
  /** Called with the jobs booked on days that were added. */
  onAffected: (bookings: readonly AffectedFragment[]) => void;
}

const REFETCH = { refetchQueries: ['FittingClosures'] };

/** Whether days off apply to a place. Everybody's apply to each; the list of everybody's shows all of them. */
function concerns({ centre, van }: Closure, place: HolidayPlace): boolean {
  if (!place || (centre === null && van === null)) return true;
  return 'centre' in place ? centre === place.centre : van === place.van;
}

/** The coming days off of a centre, a van or everybody, with a form to add some. */
export function HolidayPanel({ place, onAffected }: HolidayPanelProps) {
  const { data, error } = useFittingClosuresQuery({ fetchPolicy: 'cache-and-network' });
  const closures = data?.adminFittingClosures?.filter((closure) => concerns(closure, place)) ?? [];
  return (
    <Panel title="Holidays">
      {error && <Notice tone="bad" title={failureText(error)} />}
      {closures.length === 0 && <p className="text-sm text-ink-2">None to come, besides bank holidays.</p>}
      <ul className="grid gap-1">
        {closures.map((closure) => (
          <Holiday key={closure.id} closure={closure} />
        ))}
      </ul>
      <NewHoliday place={place} onAffected={onAffected} />
    </Panel>
  );
}

function Holiday({ closure: { id, place, firstDay, lastDay, reason } }: { closure: Closure }) {
  const [remove, { loading }] = useDeleteFittingClosureMutation({ variables: { id }, ...REFETCH });
  const days = deliveryDays({ from: firstDay, to: lastDay });

  async function onRemove() {
    const answer = await remove().catch(failed);
    const removed = answer.data?.deleteFittingClosure;
    if (removed?.__typename !== 'FittingClosureDeleted') return toastFailure(answer.error);
    toast('These are ordinary days again.');
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="font-[650]">{days}</span>
      <span>{reason}</span>
      <span className="text-ink-2">{place ?? 'all centres and vans'}</span>
      <Button
        variant="plain"
        busy={loading}
        aria-label={`Remove ${days}, ${reason}`}
        onClick={() => void onRemove()}
      >
        Remove
      </Button>
    </li>
  );
}

const BLANK = { firstDay: '', lastDay: '', reason: '' };

function NewHoliday({ place, onAffected }: HolidayPanelProps) {
  const form = useForm({ defaultValues: BLANK });
  const { register, handleSubmit, reset, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const field = fieldsOf(form, rules);
  const [create] = useCreateFittingClosureMutation(REFETCH);

  async function submit({ firstDay, lastDay, reason }: typeof BLANK) {
    const input = {
      firstDay,
      lastDay: lastDay || firstDay,
      reason,
      ...(place && 'centre' in place ? { centre: place.centre } : {}),
      ...(place && 'van' in place ? { van: place.van } : {}),
    };
    const answer = await create({ variables: { input } }).catch(failed);
    const created = answer.data?.createFittingClosure;
    if (created?.__typename === 'FittingClosureSaved') {
      reset();
      toast('Days off added.');
      return onAffected(created.affectedBookings);
    }
    if (created?.__typename !== 'InvalidInput' || !showRefusedFields(form, created.fields))
      setError('root', { message: created?.message ?? failureText(answer.error) });
  }

  const day = (name: 'firstDay' | 'lastDay', label: string, isNeeded: boolean) => (
    <TextField
      type="date"
      label={label}
      optional={!isNeeded}
      error={errors[name]?.message}
      {...register(name, { validate: (typed) => !isNeeded || typed !== '' || 'Choose a day' })}
    />
  );
  return (
    <PostForm
      aria-label="Add days off"
      onSubmit={handleSubmit(submit)}
      className="grid gap-3 border-t border-line pt-3"
    >
      {errors.root && <Notice tone="bad" title={errors.root.message} />}
      <div className="grid items-start gap-3 sm:grid-cols-[repeat(2,10rem)_minmax(0,1fr)_auto]">
        {day('firstDay', 'First day', true)}
        {day('lastDay', 'Last day', false)}
        <TextField label="Reason" placeholder="Staff training" {...field('reason')} />
        <Button type="submit" busy={isSubmitting} className="sm:mt-6.5">
          {place ? 'Add days off' : 'Close all'}
        </Button>
      </div>
    </PostForm>
  );
}
