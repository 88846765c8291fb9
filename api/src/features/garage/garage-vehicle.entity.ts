import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';

/** A vehicle that a customer keeps. A registration names its keeper, so nobody else ever sees the row. */
@Entity({ tableName: 'garage_vehicles' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'A vehicle in the garage of a customer.' })
export class GarageVehicle {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id in the garage.' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  /** Its registration in capitals, without a space; null when it was described by make, model and year. */
  @Property({ type: 'text', nullable: true })
  mark: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The maker, for example Volkswagen.' })
  make: string;

  @Property({ type: 'text' })
  @Field({ description: 'The model with its trim or generation, for example Golf GTI (Mk7).' })
  model: string;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The year of this very vehicle, when it is known.' })
  year: number | null;

  /** Rows of the fitment table: what fits is read from there, so that a mended fitment is mended in each garage. */
  @Property({ type: 'jsonb' })
  fitmentIds: number[];

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What its driver calls it.' })
  nickname: (string & Opt) | null = null;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether it is the one the shop shows tyres for; one of a garage is.' })
  isCurrent: boolean;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was put into the garage.' })
  addedAt: Date;

  @Field(() => String, { description: 'Make, model and year in short, for example Volkswagen Golf 2017.' })
  get label(): string & Opt {
    const model = this.model.replace(/\s*\([^)]*\)/g, '');
    return [this.make, model, this.year].filter(Boolean).join(' ');
  }
}
