import { toast } from '../ui/overlay/toast.ts';
import { failureText } from './failureText.ts';

/** Says in passing that what was pressed had no effect, and why. @param error of the request, if it failed. */
export function toastFailure(error: unknown): void {
  toast(failureText(error, 'That didn’t work. Please try again.'), { seconds: 8 });
}
