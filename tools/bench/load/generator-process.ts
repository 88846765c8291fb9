/**
 * Takes the turns it's sent, one at a time: a process of its own, so that sending requests never waits for the bench,
 * nor the bench for the requests.
 */
import { takeTurn, type Turn } from './turn.ts';

let isStopped = false;

process.once('disconnect', () => process.exit());
process.on('message', (message: Turn | 'stop') => {
  isStopped = message === 'stop';
  if (message === 'stop') return;
  takeTurn(message, () => isStopped).then(
    (figures) => process.send?.({ figures }),
    (error: Error) => process.send?.({ failure: error.message }),
  );
});
