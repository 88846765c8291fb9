import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';

@InputType({ description: 'An uncaught exception on one of the shop’s pages.' })
export class ReportBrowserFaultInput {
  @Constraint({ required: 'The message is required', maxLength: 300 })
  @Field({
    description: 'The browser’s message with the error’s type, such as "TypeError: x is not a function".',
  })
  message: string;
  @Constraint({ maxLength: 4_000 })
  @Field({ description: 'The stack trace, one call per line; empty if the browser gives none.' })
  calls: string;
  @Constraint({ required: 'The page is required', maxLength: 200, pattern: '^/[^?#]*$' })
  @Field({ description: 'The page’s path, without the query string.' })
  page: string;
}
