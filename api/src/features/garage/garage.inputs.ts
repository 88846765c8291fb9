import { Field, InputType, Int } from 'type-graphql';

@InputType({
  description: 'A vehicle to keep: its registration, or its make and model. The registration wins.',
})
export class AddGarageVehicleInput {
  @Field(() => String, { nullable: true, description: 'As typed: any case, with or without its space.' })
  registration?: string;

  @Field(() => String, { nullable: true, description: 'The maker, together with model and, if known, year.' })
  make?: string;

  @Field(() => String, {
    nullable: true,
    description: 'A model as vehicleModels names it, or the beginning of its name.',
  })
  model?: string;

  @Field(() => Int, { nullable: true, description: 'The year of the vehicle.' })
  year?: number;
}
