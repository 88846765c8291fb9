import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';

/** The message for the whole input, whichever field is invalid. */
export const LABEL_REFUSAL = { message: 'We couldn’t save this name' } as const satisfies InputRule;

const NAME: InputRule = { required: 'Give it a name', maxLength: 40 };
const COLOUR: InputRule = {
  required: 'Choose a colour',
  pattern: '^#[0-9a-f]{6}$',
  message: 'Choose a colour',
};

@Constraint(LABEL_REFUSAL)
@InputType({ description: 'A topic or tag.' })
export class BlogLabelInput {
  @Constraint(NAME)
  @Field({
    description: 'The name that pages show. Its slug is made from the first name and stays the same.',
  })
  name: string;

  @Constraint(COLOUR)
  @Field({ description: 'The colour, as #rrggbb in lower case.' })
  colour: string;
}
