import { Arg, Directive, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { PAGE_SIZE } from '../../../../platform/lists/paged.ts';
import { Service } from '../../../../platform/services/services.ts';
import { FailedSearches, type CountedMiss } from './failed-search.service.ts';
import { FailedSearchKind } from './search.enums.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A search that matched no tyre.' })
class FailedSearch {
  @Field(() => FailedSearchKind, { description: 'Whether it was for a size or for words.' })
  kind: FailedSearchKind;
  @Field({
    description: 'The size or the words, in lower case. Never a registration, postcode or email address.',
  })
  text: string;
  @Field(() => Int, {
    description: 'How often it was searched for. The same search counts at most once a minute.',
  })
  count: number;
}

@Resolver()
export class FailedSearchResolver extends Service {
  readonly #missed = this.services.get(FailedSearches);

  @Query(() => [FailedSearch], {
    description:
      'The sizes and words that shoppers searched for without finding anything, most frequent first.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  failedSearches(
    @Arg('from', () => LocalDate, { description: 'The first day, in London.' }) from: string,
    @Arg('to', () => LocalDate, { description: 'The last day, in London.' }) to: string,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, {
      defaultValue: 20,
      description: 'The maximum number of entries to return, 1 to 1000.',
    })
    limit: number,
  ): Promise<CountedMiss[]> {
    return this.#missed.read(from, to, limit);
  }
}
