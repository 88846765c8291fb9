import { Field, ObjectType } from 'type-graphql';
import { Refusal } from '../services/refusal.ts';

@ObjectType({ description: 'The reason why one field is refused.' })
export class FieldError {
  @Field({ description: 'The path of the field, for example shippingAddress.postcode.' }) path: string;
  @Field({ description: 'A sentence for the user who filled the field in.' }) message: string;
}

/** A refusal that lists every invalid field at once, so that a form can show them all. */
@ObjectType({ implements: Refusal, description: 'The input is refused; every invalid field is listed.' })
export class InvalidInput extends Refusal {
  @Field(() => [FieldError], { description: 'The invalid fields, each with its reason.' })
  fields: FieldError[];

  static of(message: string, fields: FieldError[]): InvalidInput {
    return Object.assign(new InvalidInput(), { message, fields });
  }
}
