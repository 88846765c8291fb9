import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import type { Context } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { CONSENT, RecordVisitorEventsInput } from './visitor-event.inputs.ts';
import {
  RecordVisitorEventsResult,
  VisitorCounting,
  VisitorEventsRecorded,
  VisitorFigures,
} from './visitor-event.results.ts';
import { VisitorEventService } from './visitor-event.service.ts';

@Resolver()
export class VisitorEventResolver extends Service {
  readonly #events = this.services.get(VisitorEventService);

  @Query(() => VisitorCounting, {
    description: 'Whether and how visits are counted if the visitor agrees.',
  })
  @Auth('GUEST')
  visitorCounting(): Promise<VisitorCounting> {
    return this.#events.counting();
  }

  @Mutation(() => RecordVisitorEventsResult, {
    description:
      'Records actions of a visitor who agreed to be counted. Stores neither IP address nor browser. Accepts 300 ' +
      'events a minute and 20,000 a day from one address; each tyre in an event counts as one more.',
  })
  @Auth('GUEST')
  async recordVisitorEvents(
    @Ctx() { network }: Context,
    @Arg('input', () => RecordVisitorEventsInput, { description: 'The visitor’s consent and actions.' })
    input: RecordVisitorEventsInput,
  ): Promise<typeof RecordVisitorEventsResult> {
    return result(VisitorEventsRecorded, { count: await this.#events.record(input, network) });
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes the unsent events of a consent that its visitor withdrew. True if the consent was known.',
  })
  @Auth('GUEST')
  deleteVisitorData(
    @Constraint(CONSENT)
    @Arg('consent', () => String, { description: 'The random number of the consent.' })
    consent: string,
  ): Promise<boolean> {
    return this.#events.forget(consent);
  }

  @Query(() => VisitorFigures, {
    description: 'The actions of consenting visitors in the last 30 days.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  visitorFigures(): Promise<VisitorFigures> {
    return this.#events.figures();
  }
}
