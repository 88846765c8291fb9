import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePhotographs } from '../../features/photographs/usePhotographs.ts';
import { useAskForReturnMutation } from './AskReturn.generated.ts';
import { returnPath } from './returnPaths.ts';
import {
  emptyWish,
  faultsOf,
  inputOf,
  type ReturnOptionsFacts,
  type ReturnWish,
  type WishFaults,
} from './returnWish.ts';

const UNREACHABLE = 'We couldn’t reach the shop. What you’ve entered is still here: please try again.';

/** What is typed into the form for a return, and its way to the shop. */
export function useReturnForm(orderId: string, options: ReturnOptionsFacts) {
  const [wish, setWish] = useState(() => emptyWish(options));
  const [faults, setFaults] = useState<WishFaults>({});
  const photographs = usePhotographs();
  const [failure, setFailure] = useState<string | null>(null);
  const [ask, { loading }] = useAskForReturnMutation({ refetchQueries: ['OwnOrder'] });
  const navigate = useNavigate();

  async function submit() {
    setFailure(null);
    if (photographs.isSending)
      return setFailure('Your photographs are still on their way. Please wait a moment.');
    const input = inputOf(orderId, wish, options, photographs.ids);
    if (!('orderId' in input)) return setFaults(input);
    setFaults({});
    const answer = (await ask({ variables: { input } }).catch(() => undefined))?.data?.askForReturn;
    if (answer?.__typename === 'OrderReturn') return void navigate(returnPath(orderId, answer.id));
    if (answer?.__typename === 'InvalidInput') return setFaults(faultsOf(answer.fields));
    return setFailure(answer?.message ?? UNREACHABLE);
  }

  return {
    wish,
    faults,
    photographs,
    failure,
    loading,
    submit,
    change(changes: Partial<ReturnWish>) {
      setWish({ ...wish, ...changes });
      setFaults(Object.fromEntries(Object.entries(faults).filter(([part]) => !(part in changes))));
    },
  };
}
