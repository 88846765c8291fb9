import { Directive, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Service } from '../../../platform/services/services.ts';
import { FirstStepService, type FirstStepState } from './first-steps.service.ts';
import { FirstStep } from './first-steps.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A set-up step and whether it’s done.' })
class FirstStepStanding {
  @Field(() => FirstStep, { description: 'The task for the owner.' }) step: FirstStep;
  @Field({ description: 'Whether the shop’s data shows that it’s done.' }) isDone: boolean;
}

@Resolver(() => FirstStepStanding)
export class FirstStepResolver extends Service {
  readonly #steps = this.services.get(FirstStepService);

  @Query(() => [FirstStepStanding], {
    description: 'The owner’s steps before opening the shop, in the recommended order.',
  })
  @Auth('ADMIN', 'WRITE_SETTINGS')
  firstSteps(): Promise<FirstStepState[]> {
    return this.#steps.all();
  }
}
