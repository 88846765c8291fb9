import { MOST_SAVED_VIEWS } from '@treadline/schema/trade/values/limits';
import { accountOf, type Viewer } from '../../../platform/services/context.ts';
import { signedOut } from '../../../platform/services/errors.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditService, type AuditFigures } from '../../operations/audit/index.ts';
import { lockAccount } from '../../people/accounts/index.ts';
import { SavedView } from './saved-view.entity.ts';
import type { SaveViewInput } from './saved-view.inputs.ts';
import { TooManyViews } from './saved-view.results.ts';

/** Each member of staff's saved views of the admin's lists. */
export class SavedViewService extends Service {
  readonly #audit = this.services.get(AuditService);

  /** The viewer's views of a list, by name. */
  ofViewer(viewer: Viewer, list: string): Promise<SavedView[]> {
    return this.platform.orm.em
      .fork()
      .find(
        SavedView,
        { userId: accountOf(viewer), list },
        { orderBy: { name: 'asc' }, limit: MOST_SAVED_VIEWS },
      );
  }

  /** Saves a view, replacing the viewer's view of the same list and name. */
  async save(viewer: Viewer, { list, name: given, query }: SaveViewInput): Promise<SavedView | TooManyViews> {
    const userId = accountOf(viewer);
    const name = given.trim();
    return this.platform.orm.em.fork().transactional(async (em) => {
      // Locked, so that two tabs can't exceed the limit together.
      if (!(await lockAccount(em, userId))) throw signedOut();
      const views = await em.find(SavedView, { userId, list });
      const present = views.find((view) => view.name === name);
      if (!present && views.length >= MOST_SAVED_VIEWS) return TooManyViews.refusal();
      const before = present ? auditSnapshot(present) : {};
      const view = present ?? em.create(SavedView, { userId, list, name, query });
      view.query = query;
      await em.flush();
      this.#record(em, viewer, view, 'saved', before, auditSnapshot(view));
      return view;
    });
  }

  /** Deletes one of the viewer's views. @returns whether it existed. */
  async remove(viewer: Viewer, id: number): Promise<boolean> {
    const userId = accountOf(viewer);
    return this.platform.orm.em.fork().transactional(async (em) => {
      const view = await em.findOne(SavedView, { id, userId });
      if (!view) return false;
      em.remove(view);
      this.#record(em, viewer, view, 'removed', auditSnapshot(view), {});
      return true;
    });
  }

  #record(
    em: Parameters<AuditService['record']>[0],
    actor: Viewer,
    { id }: SavedView,
    action: string,
    before: AuditFigures,
    after: AuditFigures,
  ): void {
    this.#audit.record(em, { actor, subject: 'saved-view', subjectId: String(id), action, before, after });
  }
}

/** The audit log doesn't record a view's query, which can contain a customer's name. */
const auditSnapshot = ({ list, query }: SavedView): AuditFigures => ({ list, queryCharacters: query.length });
