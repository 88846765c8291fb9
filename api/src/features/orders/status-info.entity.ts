import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'How a page shows the status of an order.' })
export class StatusInfo {
  @Field(() => Int, { description: 'How much of the way is done, 0 to 100.' }) progress: number;
  @Field({ description: 'The colour of its badge: amber, blue, purple, green, red or grey.' }) color: string;
  @Field({
    description: 'The name of its icon: clipboard-check, package, truck, house, circle-x or rotate-ccw.',
  })
  icon: string;
  @Field({ description: 'Its name for people.' }) label: string;
  @Field({ description: 'What it means, in a sentence.' }) description: string;
}
