import { Field, InputType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { Scope } from '../../platform/scope.enum.ts';

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field({ description: 'What it is for, for example the program that will use it. At most 100 characters.' })
  name: string;
  @Field(() => [Scope], { description: 'What it may be used for, besides what anybody may; at least one.' })
  scopes: Scope[];
  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on it is refused; left out, it works until it is revoked.',
  })
  expiresAt?: Date | null;
}
