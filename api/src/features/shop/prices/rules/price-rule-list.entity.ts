import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { PriceRule } from './price-rule.entity.ts';

/** The facts about all rules, in the one row of its table. */
@Entity({ tableName: 'price_rule_list' })
@Auth('ADMIN', 'READ_COSTS')
@ObjectType({ description: 'The price rules of the shop.' })
export class PriceRuleList {
  /** Always true: there's one row. */
  @PrimaryKey({ type: 'boolean' })
  id: boolean = true;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Increased by every save. Send it with the next one.' })
  revision: number;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description: 'Whether prices follow the rules without a person, within minutes of a new cost.',
  })
  keepsInStep: boolean;

  /** When all prices were last compared with the rules; null if that's still to be done. */
  @Property({ type: 'timestamptz', nullable: true })
  surveyedAt: Date | null;

  @Field(() => [PriceRule], { description: 'The rules in their order; empty until some are saved.' })
  rules: PriceRule[];
}
