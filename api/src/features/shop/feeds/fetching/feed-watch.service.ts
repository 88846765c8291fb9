import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../../platform/services/services.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { feedLate } from '../emails/feed-late.email.ts';
import { feedWaits } from '../emails/feed-waits.email.ts';

/** The job that looks for one feed's new file. */
export const LOOK_JOB = 'look-for-feed';
/** Looks are kept this long, those with a file too: then its content counts as new. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

const DUE = `
  select id from supplier_feeds
  where active and next_at <= ? and (leased_until is null or leased_until <= ?) order by next_at limit 100`;

/** A look that found nothing after the hour at which a new file was expected, or that hour for files that are sent. */
const LATE = `
  update supplier_feeds f
  set late_since = coalesce(last_new_at, f.created_at) + late_after_hours * interval '1 hour'
  from suppliers s
  where s.id = f.supplier_id and f.active and late_since is null
    and coalesce(last_new_at, f.created_at) + late_after_hours * interval '1 hour' < ?
    and (next_at is null or exists (
      select from feed_runs r where r.feed_id = f.id
        and r.finished_at > coalesce(last_new_at, f.created_at) + late_after_hours * interval '1 hour'))
  returning s.id as "supplierId", s.name as supplier, f.name as feed, late_after_hours as hours, trouble`;

const HELD = `
  update feed_runs r set told_at = ?
  from imports i, supplier_feeds f, suppliers s
  where i.id = r.import_id and f.id = r.feed_id and s.id = f.supplier_id
    and r.told_at is null and i.status in ('MAPPING', 'READY') and i.hold is not null
  returning s.id as "supplierId", s.name as supplier, f.name as feed, i.file_name as "fileName", i.hold`;

/** Watches feeds: those that are due, those that are late, and those whose file waits for a person. */
export class FeedWatch extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #settings = this.services.get(SettingsService);

  /** Starts the looks that are due and tells the owner what has happened. Running it twice is safe. */
  async sweep(): Promise<void> {
    const now = this.platform.now();
    const em = this.platform.orm.em.fork();
    for (const { id } of await em.execute<{ id: number }[]>(DUE, [now, now]))
      await this.platform.jobs.send(LOOK_JOB, { feedId: id }, { key: String(id) });
    await em.transactional((inner) => this.#tell(inner, now));
    await em.execute(`delete from feed_runs where finished_at < ?`, [
      new Date(now.getTime() - KEPT_DAYS * DAY_MS),
    ]);
  }

  async #tell(em: EntityManager, now: Date): Promise<void> {
    const late = await em.execute<Parameters<typeof feedLate>[0][]>(LATE, [now]);
    const held = await em.execute<Parameters<typeof feedWaits>[0][]>(HELD, [now]);
    if (late.length + held.length === 0) return;
    const { email } = await this.#settings.readIn(em);
    for (const facts of late) await this.#mail.queue(em, email, feedLate(facts));
    for (const facts of held) await this.#mail.queue(em, email, feedWaits(facts));
  }
}
