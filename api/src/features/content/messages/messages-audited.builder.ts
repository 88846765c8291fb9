import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';
import { aMessage, send, theMessageFrom } from '../../../../test/fixtures/content/message.ts';

async function aWaitingMessage({ shop, admin }: Changed): Promise<{ id: string; revision: number }> {
  const input = aMessage();
  await send(shop, input);
  const { id, revision } = await theMessageFrom(shop, admin, input.email);
  return { id, revision };
}

export const audited: AuditedChanges = {
  answerMessage: async (where) => ({ input: { ...(await aWaitingMessage(where)), text: 'Yes, we do.' } }),
  updateMessageState: async (where) => ({ input: { ...(await aWaitingMessage(where)), state: 'CLOSED' } }),
};
