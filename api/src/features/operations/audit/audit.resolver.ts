import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { PAGE_SIZE, Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditLog } from './audit-log.service.ts';
import { AuditFilter } from './audit.inputs.ts';
import { AuditChoices, AuditPage } from './audit.results.ts';

@Resolver()
export class AuditResolver extends Service {
  readonly #log = this.services.get(AuditLog);

  @Query(() => [AuditEntry], { description: 'An object’s changes, newest first.' })
  @Auth('ADMIN', 'READ_AUDIT')
  auditEntries(
    @Ctx() { viewer }: Context,
    @Arg('subject', () => String, { description: 'The kind of object, for example order.' }) subject: string,
    @Arg('subjectId', () => ID, { description: 'The id of the object.' }) subjectId: string,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 50, description: 'How many entries to return, 1 to 1000.' })
    limit: number,
  ): Promise<AuditEntry[]> {
    return this.#log.of(viewer, subject, subjectId, limit);
  }

  @Query(() => AuditPage, { description: 'The audit log, newest first, including security events.' })
  @Auth('ADMIN', 'READ_AUDIT')
  auditLog(
    @Ctx() { viewer }: Context,
    @Arg('filter', () => AuditFilter, { defaultValue: {}, description: 'Which entries; all if left out.' })
    filter: AuditFilter,
    @Paged(50) paging: Paging,
  ): Promise<AuditPage> {
    return this.#log.page(viewer, filter, paging);
  }

  @Query(() => AuditChoices, { description: 'The values that auditLog can be filtered by.' })
  @Auth('ADMIN', 'READ_AUDIT')
  auditChoices(): Promise<AuditChoices> {
    return this.#log.choices();
  }
}
