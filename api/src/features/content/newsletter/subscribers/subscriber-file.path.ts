import { Readable } from 'node:stream';
import type { StaffPath } from '../../../../platform/features/staff-path.ts';
import { badInput } from '../../../../platform/services/errors.ts';
import { recordFrom } from '../../../../platform/text/record.ts';
import { NewsletterState } from '../record/newsletter.enums.ts';
import { subscriberFile } from './subscriber-file.ts';
import { SubscriberService } from './subscriber.service.ts';

const isState = (text: unknown): text is NewsletterState =>
  typeof text === 'string' && Object.hasOwn(NewsletterState, text);

/** The subscribers as a file for newsletter software. Every download is recorded in the audit log. */
export const subscriberFilePath: StaffPath = {
  method: 'GET',
  path: '/api/admin/newsletter.csv',
  scope: 'WRITE_NEWSLETTER',
  async serve({ request, reply, context: { services, viewer } }) {
    const { state } = recordFrom(request.query);
    if (state !== undefined && !isState(state))
      throw badInput('State must be PENDING, CONFIRMED or UNSUBSCRIBED.');
    const subscribers = services.get(SubscriberService);
    await subscribers.noteExport(viewer, state ?? null);
    const day = services.platform.now().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="newsletter-${day}.csv"`)
      .send(Readable.from(subscriberFile(subscribers.all(state ?? null))));
  },
};
