import { Directive, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Service } from '../../../platform/services/services.ts';
import { FirstStepService, type FirstStepState } from './first-steps.service.ts';
import { FirstStep } from './first-steps.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One of an owner’s first steps.' })
class FirstStepStanding {
  @Field(() => FirstStep, { description: 'What is to be done.' }) step: FirstStep;
  @Field({ description: 'Whether the shop shows that it was done.' }) isDone: boolean;
}

@Resolver(() => FirstStepStanding)
export class FirstStepResolver extends Service {
  readonly #steps = this.services.get(FirstStepService);

  @Query(() => [FirstStepStanding], {
    description: 'What an owner does before the shop opens, in the order in which it is best done.',
  })
  @Auth('ADMIN', 'WRITE_SETTINGS')
  firstSteps(): Promise<FirstStepState[]> {
    return this.#steps.all();
  }
}
