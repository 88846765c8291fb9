import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A van that a fitter can belong to.' })
export class WorkVan {
  @Field(() => Int, { description: 'The number that `updateRole` takes.' }) id: number;
  @Field({ description: 'The name that staff know it by.' }) name: string;
}
