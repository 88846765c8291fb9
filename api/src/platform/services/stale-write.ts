import { Field, Int, ObjectType } from 'type-graphql';
import { Refusal } from './refusal.ts';
import { result } from './result.ts';

@ObjectType({
  implements: Refusal,
  description: 'Someone else changed it after the caller loaded it; nothing was written.',
})
export class StaleWrite extends Refusal {
  @Field(() => Int, { description: 'The current revision.' }) revision: number;

  static at(revision: number): StaleWrite {
    const message = 'Someone else has changed this in the meantime. Compare the two before you save.';
    return result(StaleWrite, { message, revision });
  }
}
