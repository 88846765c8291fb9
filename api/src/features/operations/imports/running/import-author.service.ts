import type { EntityManager } from '@mikro-orm/postgresql';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { ImportAuthor } from '../../../../platform/features/import-kind.ts';
import { GUEST } from '../../../../platform/services/context.ts';
import { Scope } from '../../../../platform/services/scope.enum.ts';
import { THE_SHOP } from '../../audit/index.ts';
import { personNow } from '../../staff/index.ts';
import type { Import } from '../record/import.entity.ts';

const KEY = `
  select scopes from api_keys where id = ? and revoked_at is null and (expires_at is null or expires_at > ?)`;

/** The shop itself may do everything that its own rules and feeds lead to. */
const SHOP: ImportAuthor = {
  ...GUEST,
  role: 'SHOP',
  staff: { slug: '', label: 'The shop', scopes: keysOf(Scope) },
};

/**
 * The author of an import with the scopes they have now, which may be fewer than when it was started. A guest if the
 * account or key is gone.
 */
export async function authorOf(
  em: EntityManager,
  { startedBy, startedByRole }: Pick<Import, 'startedBy' | 'startedByRole'>,
  now: Date,
): Promise<ImportAuthor> {
  if (startedByRole === THE_SHOP.role) return SHOP;
  if (startedBy === null) return GUEST;
  if (startedByRole === 'API_KEY') {
    const [key] = await em.execute<{ scopes: Scope[] }[]>(KEY, [startedBy, now]);
    return key ? { ...GUEST, key: { id: startedBy, scopes: key.scopes } } : GUEST;
  }
  return personNow(em, startedBy, now);
}
