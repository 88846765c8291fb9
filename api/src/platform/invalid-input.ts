import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What is wrong with one field.' })
export class FieldError {
  @Field({ description: 'The field, for example shippingAddress.postcode.' }) path: string;
  @Field({ description: 'A sentence for the person who filled it in.' }) message: string;
}

/** A refusal that names every field at once, so that a form can show them all. */
@ObjectType({
  simpleResolvers: true,
  description: 'The input cannot be accepted; every field that is wrong is named.',
})
export class InvalidInput {
  @Field({ description: 'A sentence for the whole.' }) message: string;
  @Field(() => [FieldError], { description: 'The fields that are wrong.' }) fields: FieldError[];

  static of(message: string, fields: FieldError[]): InvalidInput {
    return Object.assign(new InvalidInput(), { message, fields });
  }
}
