import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { LONGEST_QUOTE } from './record/column-mapping.ts';
import { Import } from './record/import.entity.ts';
import { ImportRowOutcome, ImportRowState } from './record/import.enums.ts';

/** Rows rarely change or fail in more columns. */
const MOST_COLUMNS = 3;

@ObjectType({ implements: Refusal, description: 'No import has this number.' })
export class ImportNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The import isn’t in a state that allows this.' })
export class ImportNotPossible extends Refusal {}

@ObjectType({ description: 'A column of a file, and the column that it’s matched to.' })
export class MappedColumn {
  @Field({ description: 'Its name in the file.' }) name: string;
  @Field(() => String, { nullable: true, description: 'Its column; null if it’s ignored.' })
  column: string | null;
}

@ObjectType({ description: 'A number of rows, with what they have in common.' })
export class ImportFigure {
  @Field({ description: 'The name of the figure, for example NEW or BELOW_COST.' }) name: string;
  @Field({ description: 'The figure for people, for example “below cost”.' }) label: string;
  @Field(() => Int, { description: 'The rows counted.' }) count: number;
  @Field(() => Boolean, {
    description: 'Whether its rows are doubtful, so that they’re left out unless they’re wanted.',
  })
  isDoubtful: boolean;
}

@ObjectType({ description: 'A column that files can have.' })
export class ImportColumnFacts {
  @Field({ description: 'Its name in files.' }) name: string;
  @Field({ description: 'Its name for people.' }) label: string;
  @Field({ description: 'The values it takes.' }) meaning: string;
  @Field({ description: 'Whether it can say which record a row is about.' }) isKey: boolean;
}

@ObjectType({ description: 'A change of one column of a record.' })
export class ImportRowChange {
  @Field({ description: 'The name of the changed column in files.' }) column: string;
  @Field({ description: 'The value until now as files have it; empty if there’s none.' }) before: string;
  @Field({ description: 'The new value as files have it; empty if there’s none.' }) after: string;
}

@ObjectType({ description: 'A cell that can’t be taken, or a reason why its whole row can’t.' })
export class ImportRowFault {
  @Field(() => String, { nullable: true, description: 'The column of the cell; null for the whole row.' })
  column: string | null;
  @Field(() => String, {
    nullable: true,
    description: `The cell’s text, up to ${LONGEST_QUOTE} characters; null if it’s empty, and for the whole row.`,
  })
  value?: string | null;
  @Field({ description: 'A sentence for the person who made the file.' }) message: string;
}

@ObjectType({ description: 'A fact about a row that a person should know.' })
export class ImportRowNote {
  @Field({ description: 'The name of the figure that counts it, for example BELOW_COST.' }) figure: string;
  @Field({ description: 'A sentence without a full stop.' }) message: string;
}

@ObjectType({ description: 'A row of a file, with its effect and what became of it.' })
export class ImportRow {
  @Field(() => Int, { description: 'Its line in the file, counted from 1.' }) line: number;
  @Field(() => ImportRowState, { description: 'Its progress.' }) state: keyof typeof ImportRowState;
  @Field(() => ImportRowOutcome, { nullable: true, description: 'Its effect; null until it’s checked.' })
  outcome: keyof typeof ImportRowOutcome | null;
  @Field({ description: 'The name of its record for people.' }) label: string;
  @Extensions({ assumedItems: MOST_COLUMNS })
  @Field(() => [ImportRowChange], { description: 'Its changes; for a new record its values.' })
  changes: ImportRowChange[];
  @Extensions({ assumedItems: MOST_COLUMNS })
  @Field(() => [ImportRowFault], { description: 'The reasons why it can’t be applied, or wasn’t undone.' })
  faults: ImportRowFault[];
  @Extensions({ assumedItems: 1 })
  @Field(() => [ImportRowNote], {
    description: 'Facts that a person should know, such as why it’s left out.',
  })
  notes: ImportRowNote[];
}

@ObjectType({ description: 'Some of the rows, in the order of the file.' })
export class ImportRowPage {
  @Field(() => [ImportRow], { description: 'At most as many as were requested.' }) items: ImportRow[];
  @Field(() => PageInfo, { description: 'The position of the page.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'Some of the imports of one kind.' })
export class ImportPage {
  @Field(() => [Import], { description: 'The imports, newest first.' }) items: Import[];
  @Field(() => PageInfo, { description: 'The position of the page.' }) pageInfo: PageInfo;
}
