import { Arg, ID, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Services } from '../../platform/services.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { AuditService } from './audit.service.ts';

@Resolver()
export class AuditResolver {
  readonly #audit: AuditService;

  constructor(services: Services) {
    this.#audit = services.get(AuditService);
  }

  @Query(() => [AuditEntry], { nullable: true, description: 'Who changed one thing, newest first.' })
  @Auth('ADMIN')
  auditEntries(
    @Arg('subject', () => String, { description: 'The kind of thing, for example order.' }) subject: string,
    @Arg('subjectId', () => ID, { description: 'Its id.' }) subjectId: string,
    @Arg('limit', () => Int, { defaultValue: 50, description: 'How many, 1 to 1000.' }) limit: number,
  ): Promise<AuditEntry[]> {
    return this.#audit.of(subject, subjectId, limit);
  }
}
