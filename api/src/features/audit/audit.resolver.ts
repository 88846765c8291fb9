import { Arg, ID, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { Constraint } from '../../platform/constraint.ts';
import { PAGE_SIZE } from '../../platform/page.ts';
import type { Services } from '../../platform/services.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditService } from './audit.service.ts';

@Resolver()
export class AuditResolver {
  readonly #audit: AuditService;

  constructor(services: Services) {
    this.#audit = services.get(AuditService);
  }

  @Query(() => [AuditEntry], { nullable: true, description: 'The changes of one object, newest first.' })
  @Auth('ADMIN')
  auditEntries(
    @Arg('subject', () => String, { description: 'The kind of object, for example order.' }) subject: string,
    @Arg('subjectId', () => ID, { description: 'The id of the object.' }) subjectId: string,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 50, description: 'The most entries to return, 1 to 1000.' })
    limit: number,
  ): Promise<AuditEntry[]> {
    return this.#audit.of(subject, subjectId, limit);
  }
}
