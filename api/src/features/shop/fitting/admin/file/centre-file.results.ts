import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../../platform/input/invalid-input.ts';

@ObjectType({ description: 'A centre that a file adds or changes.' })
export class ImportedCentre {
  @Field(() => Int, { description: 'The line of the file.' }) line: number;
  @Field({ description: 'Its identifier in URLs and files.' }) slug: string;
  @Field({ description: 'Its name after the change.' }) name: string;
  @Field({ description: 'Whether the shop didn’t have it.' }) isNew: boolean;
  @Field(() => [String], {
    description: 'Its changes, for example “bays: 2 → 3”; empty for a new centre.',
  })
  changes: string[];
}

@ObjectType({ description: 'A cell of a file that can’t be taken.' })
export class ImportFault {
  @Field(() => Int, { description: 'The line of the file.' }) line: number;
  @Field({ description: 'The name of the column.' }) column: string;
  @Field({ description: 'A sentence for the person who wrote the file.' }) message: string;
}

@ObjectType({ description: 'The changes that a file of centres makes.' })
export class FittingCentreImport {
  @Field({ description: 'Whether it was changed. A file with a fault changes nothing.' }) isApplied: boolean;
  @Field(() => Int, { description: 'Centres that the shop doesn’t have.' }) added: number;
  @Field(() => Int, { description: 'Centres that change.' }) changed: number;
  @Field(() => Int, { description: 'Centres that are already as the file says.' }) unchanged: number;
  @Field(() => Int, { description: 'Cells that can’t be taken.' }) faultCount: number;
  @Field(() => [ImportedCentre], { description: 'The first centres that it adds or changes.' })
  centres: ImportedCentre[];
  @Field(() => [ImportFault], { description: 'The first cells that can’t be taken.' }) faults: ImportFault[];
  @Field(() => [String], { description: 'Columns that the shop doesn’t know, which are ignored.' })
  ignoredColumns: string[];
}

export const ImportFittingCentresResult = createUnionType({
  name: 'ImportFittingCentresResult',
  description: 'The changes that the file makes, or why it can’t be read at all.',
  types: () => [FittingCentreImport, InvalidInput] as const,
});
