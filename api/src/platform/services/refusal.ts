import { Field, InterfaceType } from 'type-graphql';

/** What all refusals have in common. A result union has one member that grants what was asked; the others refuse it. */
@InterfaceType({ description: 'Why what was asked for was not done, or is not done yet.' })
export abstract class Refusal {
  @Field({ description: 'A sentence for the person who asked.' }) message: string;
}
