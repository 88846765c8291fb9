import type { NewsletterState } from '../../apollo/schema.generated.ts';
import { currentSession } from '../../features/accounts/session/sessionStore.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';

/**
 * Downloads the subscribers in a state, or all of them, as a CSV file.
 * @throws Error if the shop can't be reached or refuses.
 */
export async function downloadSubscribers(state: NewsletterState | null): Promise<void> {
  const answer = await fetch(`/api/admin/newsletter.csv${state ? `?state=${state}` : ''}`, {
    headers: { authorization: `Bearer ${currentSession()?.token ?? ''}` },
  });
  if (!answer.ok) throw new Error(`Couldn’t download the subscribers: ${answer.status}`);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? 'newsletter.csv', await answer.blob());
}
