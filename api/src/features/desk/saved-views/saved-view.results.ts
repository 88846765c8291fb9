import { MOST_SAVED_VIEWS } from '@treadline/schema/trade/values/limits';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { result } from '../../../platform/services/result.ts';
import { SavedView } from './saved-view.entity.ts';

@ObjectType({
  implements: Refusal,
  description: 'The viewer keeps as many views of this list as can be kept.',
})
export class TooManyViews extends Refusal {
  @Field(() => Int, { description: 'The most views of one list.' }) limit: number;

  static refusal(): TooManyViews {
    const limit = MOST_SAVED_VIEWS;
    const message = `You can keep ${limit} views of a list. Remove one to keep another.`;
    return result(TooManyViews, { message, limit });
  }
}

export const SaveViewResult = createUnionType({
  name: 'SaveViewResult',
  description: 'The view as it is kept now, or why it was not.',
  types: () => [SavedView, InvalidInput, TooManyViews] as const,
});
