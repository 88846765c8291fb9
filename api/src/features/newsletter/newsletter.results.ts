import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The request was taken. The answer is the same whether the address was known or not.',
})
export class NewsletterRequested {
  @Field({ description: 'A sentence for the person who asked.' }) message: string;
}

export const SubscribeNewsletterResult = createUnionType({
  name: 'SubscribeNewsletterResult',
  description: 'The request was taken, or why not.',
  types: () => [NewsletterRequested, InvalidInput] as const,
});
