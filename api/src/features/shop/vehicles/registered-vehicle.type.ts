import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A vehicle register’s facts about a registration. Its tyre sizes can be unknown.',
})
export class RegisteredVehicle {
  @Field({ description: 'The maker, spelt as in vehicleMakes if it is listed there.' })
  make: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of the vehicle; null if the register does not say.',
  })
  year: number | null;
}
