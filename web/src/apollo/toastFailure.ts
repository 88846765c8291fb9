import { toast } from '../ui/overlay/toast.ts';
import { failureText } from './failureText.ts';

/**
 * Shows a toast saying that the last action had no effect, and why. @param error the request's error, if it failed.
 */
export function toastFailure(error: unknown): void {
  toast(failureText(error, 'That didn’t work. Please try again.'), { seconds: 8 });
}
