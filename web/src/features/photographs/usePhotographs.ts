import { MOST_MEGABYTES_OF_A_FILE, MOST_PHOTOGRAPHS } from '@treadline/schema/trade/order/photographs';
import { useState } from 'react';
import { sendFile } from '../../apollo/sendFile.ts';
import { textFrom } from '../../lib/text/record.ts';

/** An uploaded photograph, which only the sender can see for now. */
interface SentPhotograph {
  readonly id: string;
  readonly url: string;
}

/** A photograph being uploaded. */
interface LeavingPhotograph {
  readonly file: File;
  /** The uploaded share, from 0 to 1. */
  readonly share: number;
}

export interface Photographs {
  /** The ids that the form submits. */
  readonly ids: readonly string[];
  readonly sent: readonly SentPhotograph[];
  readonly leaving: readonly LeavingPhotograph[];
  readonly isSending: boolean;
  /** Why files were refused, one sentence each. */
  readonly faults: readonly string[];
  /** How many more can be added. */
  readonly room: number;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  /** Clears the field after its form was sent. */
  readonly clear: () => void;
}

/** The error for submitting a form while photographs are still uploading. */
export const STILL_SENDING = 'Your photographs are still on their way. Please try again in a moment.';

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = `This photograph is larger than ${MOST_MEGABYTES_OF_A_FILE} MB`;

/** A form's photographs, uploaded one by one as soon as they're chosen. */
export function usePhotographs(most: number = MOST_PHOTOGRAPHS): Photographs {
  const [sent, setSent] = useState<readonly SentPhotograph[]>([]);
  const [leaving, setLeaving] = useState<readonly LeavingPhotograph[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const room = Math.max(0, most - sent.length - leaving.length);

  async function send(file: File) {
    const isTooLarge = file.size > MOST_MEGABYTES_OF_A_FILE * MEGABYTE;
    const outcome = isTooLarge
      ? { fault: TOO_LARGE }
      : await sendFile('/api/photographs', file, (share) =>
          setLeaving((all) => all.map((one) => (one.file === file ? { file, share } : one))),
        );
    setLeaving((all) => all.filter((one) => one.file !== file));
    if ('fault' in outcome) return setFaults((all) => [...all, `${file.name}: ${outcome.fault}`]);
    const { answer } = outcome;
    setSent((all) => [...all, { id: textFrom(answer['id']), url: textFrom(answer['url']) }]);
  }

  async function add(files: readonly File[]) {
    const chosen = files.slice(0, room);
    setFaults(files.length > room ? [`You can add up to ${most} photographs.`] : []);
    setLeaving((all) => [...all, ...chosen.map((file) => ({ file, share: 0 }))]);
    for (const file of chosen) await send(file);
  }

  return {
    ids: sent.map(({ id }) => id),
    sent,
    leaving,
    isSending: leaving.length > 0,
    faults,
    room,
    add,
    remove: (id) => setSent((all) => all.filter((one) => one.id !== id)),
    clear: () => {
      setSent([]);
      setFaults([]);
    },
  };
}
