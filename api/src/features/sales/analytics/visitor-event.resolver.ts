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
    description: 'Whether and how visits are counted, once a visitor has agreed.',
  })
  @Auth('GUEST')
  visitorCounting(): Promise<VisitorCounting> {
    return this.#events.counting();
  }

  @Mutation(() => RecordVisitorEventsResult, {
    description:
      'Takes what a visitor did who agreed to be counted. Neither address nor browser is kept. From one address, 300 ' +
      'a minute and 20,000 a day; each tyre that is named counts as well.',
  })
  @Auth('GUEST')
  async recordVisitorEvents(
    @Ctx() { network }: Context,
    @Arg('input', () => RecordVisitorEventsInput, { description: 'The consent, and what they did.' })
    input: RecordVisitorEventsInput,
  ): Promise<typeof RecordVisitorEventsResult> {
    return result(VisitorEventsRecorded, { count: await this.#events.record(input, network) });
  }

  @Mutation(() => Boolean, {
    description:
      'Forgets a consent that its visitor withdrew: what was not sent yet is deleted. True if any of it was known.',
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
    description: 'What visitors did in the last 30 days who agreed to be counted.',
  })
  @Auth('ADMIN', 'READ_FIGURES')
  visitorFigures(): Promise<VisitorFigures> {
    return this.#events.figures();
  }
}
