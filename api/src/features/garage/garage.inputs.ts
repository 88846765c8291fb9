import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../platform/constraint.ts';

const MAX_NICKNAME = 40;
/** Longer than any plate, for it may be typed with spaces and dots. */
const MAX_PLATE = 20;
const MAX_NAME = 100;

export const NICKNAME: InputRule = {
  maxLength: MAX_NICKNAME,
  message: `A name has at most ${MAX_NICKNAME} characters`,
};

@InputType({
  description:
    'A vehicle to save: its registration, or its make and model. The registration takes precedence.',
})
export class AddGarageVehicleInput {
  @Constraint({ maxLength: MAX_PLATE })
  @Field(() => String, {
    nullable: true,
    description: 'The registration as typed: any case, with or without its space.',
  })
  registration?: string;

  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, {
    nullable: true,
    description: 'The make, together with the model and, if known, the year.',
  })
  make?: string;

  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, {
    nullable: true,
    description: 'A model as listed by vehicleModels, or the beginning of its name.',
  })
  model?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'When it was built, for example 2017; it may tell two generations apart.',
  })
  year?: number;
}
