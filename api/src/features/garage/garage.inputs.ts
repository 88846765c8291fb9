import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';

const MAX_NICKNAME = 40;

export const NICKNAME: InputRule = {
  maxLength: MAX_NICKNAME,
  message: `A name has at most ${MAX_NICKNAME} characters`,
};

@InputType({
  description:
    'A vehicle to save: its registration, or its make and model. The registration takes ' + 'precedence.',
})
export class AddGarageVehicleInput {
  @Field(() => String, {
    nullable: true,
    description: 'The registration as typed: any case, with or without its space.',
  })
  registration?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The make, together with the model and, if known, the year.',
  })
  make?: string;

  @Field(() => String, {
    nullable: true,
    description: 'A model as listed by vehicleModels, or the beginning of its name.',
  })
  model?: string;

  @Field(() => Int, { nullable: true, description: 'The year of the vehicle.' })
  year?: number;
}
