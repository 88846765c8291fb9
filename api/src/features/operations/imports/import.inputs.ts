import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { TABLE_LIMITS } from '../../../platform/tables/table-limits.ts';

@Constraint({ message: 'We couldn’t match these columns' })
@InputType({ description: 'The columns of a file, matched by a person.' })
export class MapImportInput {
  @Field(() => Int, { description: 'The number of the import.' }) id: number;
  @Constraint({ maxItems: TABLE_LIMITS.columns })
  @Field(() => [String], {
    description: 'For each column of the file the name of a column of the kind; blank ignores it.',
  })
  columns: string[];
  @Field({ description: 'Whether the numbers have a decimal comma, 84,50.' }) decimalComma: boolean;
}
