import { Field, InterfaceType } from 'type-graphql';

/** The base of all refusals. In a result union one member is the success; the others refuse. */
@InterfaceType({ description: 'The reason why a request was refused, or can’t be granted yet.' })
export abstract class Refusal {
  @Field({ description: 'A sentence for the user.' }) message: string;
}
