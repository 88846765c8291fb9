import { MOST_SAVED_VIEWS } from '@treadline/schema/trade/values/limits';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { result } from '../../../platform/services/result.ts';
import { SavedView } from './saved-view.entity.ts';

@ObjectType({
  implements: Refusal,
  description: 'The viewer already has the maximum number of views of this list.',
})
export class TooManyViews extends Refusal {
  @Field(() => Int, { description: 'The maximum number of views of one list.' }) limit: number;

  static refusal(): TooManyViews {
    const limit = MOST_SAVED_VIEWS;
    const message = `You can save ${limit} views of a list. Delete one to save another.`;
    return result(TooManyViews, { message, limit });
  }
}

export const SaveViewResult = createUnionType({
  name: 'SaveViewResult',
  description: 'The saved view, or why it wasn’t saved.',
  types: () => [SavedView, InvalidInput, TooManyViews] as const,
});
