import type { EntityManager } from '@mikro-orm/postgresql';

/** Refused rows have no record; their label is its name in the file. */
const ABOUT = `
  from import_rows r join imports i on i.id = r.import_id,
    lateral (select ?::text as kind, ?::jsonb as targets) sought
  where i.kind = sought.kind
    and (jsonb_exists(sought.targets, r.target) or jsonb_exists(sought.targets, lower(r.label)))`;

/** The rows of a kind about these records, newest first, for a person's data export. */
export function rowsAbout(
  em: EntityManager,
  kind: string,
  targets: readonly string[],
): Promise<{ fileName: string; importedAt: Date; cells: unknown }[]> {
  return em.execute(
    `select i.file_name as "fileName", i.created_at as "importedAt", r.cells ${ABOUT} order by i.id desc, r.line`,
    [kind, JSON.stringify(targets)],
  );
}

/** Deletes the rows of a kind about these records. They can't be undone any more. */
export async function eraseRowsAbout(
  em: EntityManager,
  kind: string,
  targets: readonly string[],
): Promise<void> {
  await em.execute(
    `delete from import_rows where (import_id, line) in (select r.import_id, r.line ${ABOUT})`,
    [kind, JSON.stringify(targets)],
  );
}
