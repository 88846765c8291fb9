import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';

@InputType({ description: 'An exception in a page of the shop that no code was prepared for.' })
export class ReportBrowserFaultInput {
  @Constraint({ required: 'The message is required', maxLength: 300 })
  @Field({
    description: 'What the browser says of it, with its kind, such as "TypeError: x is not a function".',
  })
  message: string;
  @Constraint({ maxLength: 4_000 })
  @Field({ description: 'The calls that led to it, one a line; empty if the browser knows none.' })
  calls: string;
  @Constraint({ required: 'The page is required', maxLength: 200, pattern: '^/[^?#]*$' })
  @Field({ description: 'The path of the page, without its query.' })
  page: string;
}
