import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';

@ObjectType({
  description: 'The request was accepted. The response is the same whether or not the address was known.',
})
export class NewsletterRequested {
  @Field({ description: 'A message for the reader.' }) message: string;
}

export const SubscribeNewsletterResult = createUnionType({
  name: 'SubscribeNewsletterResult',
  description: 'The accepted request, or why it was refused.',
  types: () => [NewsletterRequested, InvalidInput] as const,
});
