import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MOST_PHOTOGRAPHS } from '@treadline/schema/trade/order/photographs';
import type { UploadedFile } from '../../../platform/files/uploaded-file.ts';
import { InvalidInput, type FieldError } from '../../../platform/input/invalid-input.ts';
import { createLimiter } from '../../../platform/limits/limiter.ts';
import { actsForShop, type Context, type Viewer } from '../../../platform/services/context.ts';
import { badInput } from '../../../platform/services/errors.ts';
import { Service } from '../../../platform/services/services.ts';
import { groupsOf } from '../../../platform/text/in-order.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { PhotographFiles } from './photograph-files.service.ts';
import { Photograph } from './photograph.entity.ts';

/** Enough for several claims, and for a driver's round from one phone. */
const UPLOADS_AN_HOUR = 60;
const HOUR_S = 3_600;
const DAY_MS = 86_400_000;
const REFUSAL = 'We couldn’t accept this photograph';
const GONE = 'One of the photographs is no longer there. Please remove it and add it again.';

const ATTACH = `
  update photographs p set subject = ?, subject_id = ?, place = chosen.place,
    user_id = case when ? then null else p.user_id end
  from unnest(?::uuid[]) with ordinality as chosen (id, place)
  where p.id = chosen.id and p.subject is null and (p.user_id = ? or p.order_id = ?)
  returning p.id`;

const ATTACHABLE = `
  select count(*)::int as count from photographs
  where id = any(?::uuid[]) and subject is null and (user_id = ? or order_id = ?)`;

const OF_SUBJECTS = `
  select id, subject_id as "subjectId", width, height from photographs
  where subject = $1 and subject_id = any($2::text[]) order by place`;

const FORGET_UNATTACHED = 'delete from photographs where subject is null and created_at < $1';
const KNOWN = 'select id from photographs where id = any($1::uuid[])';

/**
 * Deletes the photographs of some subjects, for the feature that erases those. Their files are no longer served from
 * then on; a job removes them.
 */
export async function forgetPhotographs(
  em: EntityManager,
  subject: string,
  subjectIds: readonly string[],
): Promise<void> {
  await em.nativeDelete(Photograph, { subject, subjectId: { $in: [...subjectIds] } });
}

/** Stores photographs, and attaches them to what they show. */
export class PhotographService extends Service {
  readonly #files = this.services.get(PhotographFiles);
  readonly #uploads = createLimiter(this.platform, 'photographs', UPLOADS_AN_HOUR, HOUR_S);

  /**
   * Stores a photograph, which only the caller can attach, within a day.
   * @throws PublicError TOO_MANY_REQUESTS after 60 an hour from one network.
   */
  async upload(
    { viewer, network }: Pick<Context, 'viewer' | 'network'>,
    file: UploadedFile | null | undefined,
  ): Promise<Photograph | InvalidInput> {
    await this.#uploads.require(network, 'That’s a lot of photographs. Please send more in an hour.');
    const id = randomUUID();
    const stored = file ? await this.#files.store(id, file.bytes) : { fault: 'Choose a photograph' };
    if ('fault' in stored) return InvalidInput.of(REFUSAL, [{ path: 'file', message: stored.fault }]);
    const { orm, now } = this.platform;
    const em = orm.em.fork();
    const photograph = em.create(Photograph, {
      id,
      userId: viewer.userId,
      orderId: viewer.order?.id ?? null,
      mailbox: viewer.order?.mailbox ?? null,
      width: stored.width,
      height: stored.height,
      createdAt: now(),
    });
    await em.flush();
    return photograph;
  }

  /**
   * Validation errors for the photographs in a form, before anything is written; empty if `attach` would accept them.
   */
  async faultsOf(em: EntityManager, viewer: Viewer, ids: readonly string[]): Promise<FieldError[]> {
    const chosen = [...new Set(ids)];
    if (chosen.length === 0) return [];
    const [found] = await em.execute<{ count: number }[]>(ATTACHABLE, [
      `{${chosen.filter(isUuid).join(',')}}`,
      viewer.userId,
      viewer.order?.id ?? null,
    ]);
    return found?.count === chosen.length ? [] : [{ path: 'photographs', message: GONE }];
  }

  /**
   * Attaches photographs that the viewer uploaded to what they show, in the transaction of `em` and the order of the
   * ids. The caller has checked that the viewer can act on the subject.
   * @param subject the kind of thing they show, such as `return`.
   * @throws PublicError BAD_USER_INPUT, which undoes the transaction, for more than six, and if one isn't the viewer's,
   * is already attached, or was removed after waiting for more than a day.
   */
  async attach(
    em: EntityManager,
    viewer: Viewer,
    ids: readonly string[],
    subject: string,
    subjectId: string,
  ): Promise<void> {
    const chosen = [...new Set(ids)];
    if (chosen.length === 0) return;
    if (chosen.length > MOST_PHOTOGRAPHS)
      throw badInput(`Please choose up to ${MOST_PHOTOGRAPHS} photographs.`);
    const isStaff = actsForShop(viewer, 'WRITE_ORDERS');
    const attached = await em.execute<{ id: string }[]>(ATTACH, [
      subject,
      subjectId,
      isStaff,
      `{${chosen.filter(isUuid).join(',')}}`,
      viewer.userId,
      viewer.order?.id ?? null,
    ]);
    if (attached.length < chosen.length) throw badInput(GONE);
  }

  /** For each id of a subject of one kind, its photographs in order. */
  async of(subject: string, subjectIds: readonly string[]): Promise<Photograph[][]> {
    const rows = await this.platform.sql.rows<Photograph>(OF_SUBJECTS, [subject, subjectIds]);
    return groupsOf(subjectIds, rows, ({ subjectId }) => subjectId);
  }

  /** Whether a photograph still exists. */
  async isKept(id: string): Promise<boolean> {
    return (await this.#known([id])).has(id);
  }

  /** Removes photographs not attached within a day, and files without a photograph. */
  async sweep(): Promise<void> {
    const { sql, now } = this.platform;
    const yesterday = new Date(now().getTime() - DAY_MS);
    await sql.rows(FORGET_UNATTACHED, [yesterday]);
    await this.#files.removeOrphans((ids) => this.#known(ids), yesterday);
  }

  async #known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.platform.sql.rows<{ id: string }>(KNOWN, [ids.filter(isUuid)]);
    return new Set(rows.map(({ id }) => id));
  }
}
