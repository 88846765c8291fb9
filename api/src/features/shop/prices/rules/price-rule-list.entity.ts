import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { PriceRule } from './price-rule.entity.ts';

@ObjectType({ description: 'A supplier, as price rules name it.' })
export class RuleSupplier {
  @Field(() => Int, { description: 'References `Supplier.id`.' }) id: number;
  @Field({ description: 'Its name for staff.' }) name: string;
}

/** The facts about all rules, in the one row of its table. */
@Entity({ tableName: 'price_rule_list' })
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

  @Property({ type: 'timestamptz', nullable: true })
  savedAt: Date | null;

  @Field(() => [RuleSupplier], { description: 'The suppliers that rules can name.' })
  suppliers: RuleSupplier[];

  @Field(() => [PriceRule], { description: 'The rules in their order; empty until some are saved.' })
  rules: PriceRule[];
}
