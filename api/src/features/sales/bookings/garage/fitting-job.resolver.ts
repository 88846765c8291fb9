import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Service } from '../../../../platform/services/services.ts';
import { THE_SHOP } from '../../../operations/audit/index.ts';
import { BookingWork } from '../change/booking-work.service.ts';
import {
  CompleteFittingJobInput,
  DeclineFittingJobInput,
  FittingJobInput,
  ProposeFittingTimesInput,
} from './fitting-job.inputs.ts';
import { FittingJobResult, FittingJobSheet } from './fitting-job.types.ts';
import { GarageAnswers } from './garage-answers.service.ts';
import { GaragePage } from './garage-page.service.ts';

type Answer = Promise<typeof FittingJobResult>;
const LINK = 'The garage’s link.';

/** The page of a job, for a garage that holds its link. */
@Resolver(() => FittingJobSheet)
export class FittingJobResolver extends Service {
  readonly #answers = this.services.get(GarageAnswers);
  readonly #page = this.services.get(GaragePage);
  readonly #work = this.services.get(BookingWork);

  @Query(() => FittingJobResult, { description: 'The job sheet that a garage’s link opens.' })
  @Auth('GUEST')
  fittingJob(@Arg('input', () => FittingJobInput, { description: LINK }) input: FittingJobInput): Answer {
    return this.#page.read(input);
  }

  @Mutation(() => FittingJobResult, { description: 'Confirms a job for the garage.' })
  @Auth('GUEST')
  confirmFittingJob(
    @Arg('input', () => FittingJobInput, { description: LINK }) input: FittingJobInput,
  ): Answer {
    return this.#page.change(input, (em, order, booking) => this.#work.confirm(em, THE_SHOP, order, booking));
  }

  @Mutation(() => FittingJobResult, {
    description: 'Proposes other times for a job, which is held until the buyer chooses one.',
  })
  @Auth('GUEST')
  proposeFittingTimes(
    @Arg('input', () => ProposeFittingTimesInput, { description: 'The garage’s link and the times.' })
    input: ProposeFittingTimesInput,
  ): Answer {
    return this.#page.change(input, (em, order, booking) =>
      this.#answers.propose(em, order, booking, input.starts),
    );
  }

  @Mutation(() => FittingJobResult, {
    description: 'Declines a job that the garage can’t do. Its buyer chooses another time or centre.',
  })
  @Auth('GUEST')
  declineFittingJob(
    @Arg('input', () => DeclineFittingJobInput, { description: 'The garage’s link and the reason.' })
    input: DeclineFittingJobInput,
  ): Answer {
    return this.#page.change(input, (em, order, booking) =>
      this.#answers.decline(em, order, booking, input.reason),
    );
  }

  @Mutation(() => FittingJobResult, { description: 'Reports that a job is done.' })
  @Auth('GUEST')
  completeFittingJob(
    @Arg('input', () => CompleteFittingJobInput, {
      description: 'The garage’s link and the fitter’s record.',
    })
    input: CompleteFittingJobInput,
  ): Answer {
    return this.#page.change(input, (em, order, booking) =>
      this.#work.complete(em, THE_SHOP, order, booking, input),
    );
  }

  @Mutation(() => FittingJobResult, { description: 'Reports that the vehicle wasn’t there.' })
  @Auth('GUEST')
  reportFittingNoShow(
    @Arg('input', () => FittingJobInput, { description: LINK }) input: FittingJobInput,
  ): Answer {
    return this.#page.change(input, (em, order, booking) => this.#work.miss(em, THE_SHOP, order, booking));
  }
}
