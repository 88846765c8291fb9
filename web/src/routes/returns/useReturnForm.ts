import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { unsentText } from '../../apollo/failureText.ts';
import { keptVehicle } from '../../features/garage/vehicle/keptVehicleStore.ts';
import { STILL_SENDING, usePhotographs } from '../../features/photographs/usePhotographs.ts';
import { useRequestReturnMutation } from './AskReturnRoute.generated.ts';
import { returnPath } from './returnPaths.ts';
import {
  emptyWish,
  faultsOf,
  inputOf,
  type ReturnOptionsFacts,
  type ReturnWish,
  type WishFaults,
} from './returnWish.ts';

/** The state of the form for a return, and its submission. */
export function useReturnForm(orderId: string, options: ReturnOptionsFacts) {
  const [wish, setWish] = useState(() => emptyWish(options));
  const [faults, setFaults] = useState<WishFaults>({});
  const photographs = usePhotographs();
  const [failure, setFailure] = useState<string | null>(null);
  const [ask, { loading }] = useRequestReturnMutation();
  const navigate = useNavigate();

  async function submit() {
    setFailure(null);
    if (photographs.isSending) return setFailure(STILL_SENDING);
    const input = inputOf(orderId, wish, options, photographs.ids, keptVehicle());
    if (!('orderId' in input)) return setFaults(input);
    setFaults({});
    try {
      const answer = (await ask({ variables: { input } })).data?.requestReturn;
      if (answer?.__typename === 'OrderReturn') return await navigate(returnPath(orderId, answer.id));
      if (answer?.__typename === 'InvalidInput') return setFaults(faultsOf(answer.fields));
      return setFailure(answer?.message ?? unsentText());
    } catch (error) {
      return setFailure(unsentText(error));
    }
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
