import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';

const LIST_TEXT = 'A list’s name consists of lower-case letters and hyphens';
const LIST: InputRule = { required: LIST_TEXT, pattern: '^[a-z-]{1,40}$', message: LIST_TEXT };

@Constraint({ message: 'We couldn’t save this view' })
@InputType({ description: 'A list’s filters to save for the viewer.' })
export class SaveViewInput {
  @Constraint(LIST)
  @Field({ description: 'The list it filters, for example orders.' })
  list: string;

  @Constraint({ required: 'Give the view a name', maxLength: 60, message: 'The name is too long' })
  @Field({ description: 'The view’s name. A view of the same list and name is replaced.' })
  name: string;

  @Constraint({ maxLength: 1000, message: 'This view has too many filters to save' })
  @Field({
    description:
      'The query string of the list’s address without the question mark; blank for the unfiltered list.',
  })
  query: string;
}
