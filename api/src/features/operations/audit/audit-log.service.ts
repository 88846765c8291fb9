import { sqlList } from '../../../platform/database/sql-list.ts';
import { offsetOf, pageInfo, type Paging } from '../../../platform/lists/page.ts';
import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import { STAFF_WORDS } from '../../../platform/services/role.enum.ts';
import { Service } from '../../../platform/services/services.ts';
import { anywhere } from '../../../platform/text/like-pattern.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { COST_FIGURES, type AuditEntry } from './audit-entry.entity.ts';
import { actorLabel, type AuditActor } from './audit.enums.ts';
import type { AuditFilter } from './audit.inputs.ts';
import type { AuditChoices, AuditPage } from './audit.results.ts';
import { SECURITY } from './security-log.service.ts';

/** The log stores no names, so they're joined when it's read; deleted accounts have none. */
const NAMED = `
  case e.actor_role
    when 'SHOP' then 'The shop'
    when 'GUEST' then 'A visitor'
    when 'API_KEY' then 'API key ' || coalesce(k.name, '')
    else coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), case when e.actor_id is null
      then 'Unnamed' else 'Deleted account' end)
  end`;
const NAMES = 'left join users u on u.id = e.actor_id left join api_keys k on k.id = e.actor_id';

/** An entry's subject by its current name. People aren't named: not everyone with the log may read customers. */
const NUMBER = `case when e.subject_id ~ '^[0-9]{1,9}$' then e.subject_id::integer end`;
const UUID = `case when e.subject_id ~ '^[0-9a-f-]{36}$' then e.subject_id::uuid end`;
const SUBJECT_NAME = `
  case e.subject
    when 'product' then (select name from products where id = ${NUMBER})
    when 'order' then (select number from orders where id = ${UUID})
    when 'brand' then (select name from brands where id = ${NUMBER})
    when 'model' then (
      select concat_ws(' ', b.name, m.name) from models m join brands b on b.id = m.brand_id where m.id = ${NUMBER}
    )
    when 'supplier' then (select name from suppliers where id = ${NUMBER})
    when 'fitting centre' then (select name from fitting_centres where slug = e.subject_id)
  end`;

/** The log's rows as a viewer may see them: costs aren't for everybody who reads the log. */
const rowsFor = (viewer: Viewer): string =>
  actsForShop(viewer, 'READ_COSTS')
    ? 'audit_entries'
    : `(select id, at, actor_role, actor_id, actor_label, subject, subject_id, action,
        before - '{${COST_FIGURES.join()}}'::text[] as before, after - '{${COST_FIGURES.join()}}'::text[] as after
        from audit_entries)`;

const ENTRY = `e.id, e.at, e.actor_role as "actorRole", e.actor_id as "actorId",
  e.actor_label as "storedLabel", e.subject,
  e.subject_id as "subjectId", e.action, e.before, e.after, ${NAMED} as "actorName", ${SUBJECT_NAME} as "subjectName"`;

/** Entries that concern the shop's security. */
const IS_SECURITY = `e.subject in ('${SECURITY}', 'account', 'api key', 'staff role', 'staff invitation')`;

/** One search condition; {@link conditionsOf} numbers its parameter. */
type Condition = readonly [sql: (value: string) => string, value: unknown];

function conditionsOf({ actor, subject, subjectId, action, from, to, search, onlySecurity }: AuditFilter): {
  where: string;
  values: unknown[];
} {
  const text = search?.trim();
  const given: (Condition | false | '' | null | undefined)[] = [
    actor ? [(value) => `e.actor_id = ${value}::uuid`, isUuid(actor) ? actor : null] : null,
    subject ? [(value) => `e.subject = ${value}`, subject] : null,
    subjectId ? [(value) => `e.subject_id = ${value}`, subjectId] : null,
    action ? [(value) => `e.action = ${value}`, action] : null,
    from ? [(value) => `e.at >= ${value}`, from] : null,
    to ? [(value) => `e.at < ${value}`, to] : null,
    text
      ? [
          (value) =>
            `(concat_ws(' ', e.subject, e.subject_id, e.action, e.before::text, e.after::text, ${NAMED}) ` +
            `ilike ${value})`,
          anywhere(text),
        ]
      : null,
  ];
  const conditions = given.filter((one): one is Condition => Array.isArray(one));
  const sql = conditions.map(([condition], at) => condition(`$${at + 1}`));
  return {
    where: [...sql, ...(onlySecurity ? [IS_SECURITY] : []), 'true'].join(' and '),
    values: conditions.map(([, value]) => value),
  };
}

/** Reads the audit log, with the actors' current names. */
export class AuditLog extends Service {
  /** An object's latest changes, newest first. */
  of(viewer: Viewer, subject: string, subjectId: string, limit: number): Promise<AuditEntry[]> {
    return this.#rows(viewer, { subject, subjectId }, limit, 0);
  }

  /** The current names of the people or programs that did something, in the order given. */
  async namesOf(
    actors: readonly { readonly role: AuditActor; readonly id: string | null }[],
  ): Promise<string[]> {
    const rows = await this.platform.sql.rows<{ name: string }>(
      `select ${NAMED} as name
        from unnest($1::text[], $2::uuid[]) with ordinality as e(actor_role, actor_id, place) ${NAMES}
        order by e.place`,
      [actors.map(({ role }) => role), actors.map(({ id }) => id)],
    );
    return rows.map(({ name }) => name);
  }

  /** One page of the log, newest first. */
  async page(viewer: Viewer, filter: AuditFilter, paging: Paging): Promise<AuditPage> {
    const { where, values } = conditionsOf(filter);
    const [counted] = await this.platform.sql.rows<{ total: number }>(
      `select count(*) as total from ${rowsFor(viewer)} e ${NAMES} where ${where}`,
      values,
    );
    const items = await this.#rows(viewer, filter, paging.limit, offsetOf(paging));
    return { items, pageInfo: pageInfo(paging, counted?.total ?? 0) };
  }

  /** The values the log can be filtered by. */
  async choices(): Promise<AuditChoices> {
    const { sql } = this.platform;
    const kinds = await sql.rows<{ subject: string; action: string }>(
      'select distinct subject, action from audit_entries order by subject, action',
    );
    const actors = await sql.rows<{ id: string; name: string }>(
      `select id, min(name) as name
        from (
          select e.actor_id as id, ${NAMED} as name
          from (select distinct actor_id, actor_role from audit_entries) e ${NAMES}
          where e.actor_id is not null and e.actor_role in (${sqlList([...STAFF_WORDS, 'API_KEY'])})
        ) named
        group by id
        order by name
        limit 200`,
    );
    return {
      actors,
      subjects: [...new Set(kinds.map(({ subject }) => subject))],
      actions: [...new Set(kinds.map(({ action }) => action))].toSorted(),
    };
  }

  async #rows(viewer: Viewer, filter: AuditFilter, limit: number, offset: number): Promise<AuditEntry[]> {
    const { where, values } = conditionsOf(filter);
    const [last, skipped] = [values.length + 1, values.length + 2];
    const rows = await this.platform.sql.rows<Omit<AuditEntry, 'actorLabel'>>(
      `select ${ENTRY}
        from ${rowsFor(viewer)} e ${NAMES}
        where ${where}
        order by e.id desc
        limit $${last} offset $${skipped}`,
      [...values, limit, offset],
    );
    return rows.map((row) => ({ ...row, actorLabel: row.storedLabel ?? actorLabel(row.actorRole) }));
  }
}
