import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What a vehicle register knows of a registration; its tyre sizes may be unknown.',
})
export class RegisteredVehicle {
  @Field({ description: 'The maker, under the name that vehicleMakes has for it, if it is listed there.' })
  make: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of the vehicle; null if the register does not say.',
  })
  year: number | null;
}
