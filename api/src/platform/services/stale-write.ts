import { Field, Int, ObjectType } from 'type-graphql';
import { Refusal } from './refusal.ts';
import { result } from './result.ts';

@ObjectType({
  implements: Refusal,
  description: 'Somebody else changed it after it was read; nothing was written.',
})
export class StaleWrite extends Refusal {
  @Field(() => Int, { description: 'The revision that stands now.' }) revision: number;

  static at(revision: number): StaleWrite {
    const message = 'Somebody else has changed this in the meantime. Compare the two before you save.';
    return result(StaleWrite, { message, revision });
  }
}
