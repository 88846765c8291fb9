import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';

const LIST_TEXT = 'A list’s name is made of small letters and hyphens';
const LIST: InputRule = { required: LIST_TEXT, pattern: '^[a-z-]{1,40}$', message: LIST_TEXT };

@Constraint({ message: 'We couldn’t save this view' })
@InputType({ description: 'A view of a list to be kept for the viewer.' })
export class SaveViewInput {
  @Constraint(LIST)
  @Field({ description: 'The list that it shows, for example orders.' })
  list: string;

  @Constraint({ required: 'Give the view a name', maxLength: 60, message: 'The name is too long' })
  @Field({ description: 'What to call it. A view of the same list and name is replaced.' })
  name: string;

  @Constraint({ maxLength: 1000, message: 'The view has too many filters to be kept' })
  @Field({
    description: 'The query of the list’s address, without the question mark; blank for the plain list.',
  })
  query: string;
}
