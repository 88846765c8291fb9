import { GraphQLLocalDate } from 'graphql-scalars';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../platform/scalars.ts';
import { DateRange, DeliveryOption } from '../delivery/delivery.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A number of days from one figure to another.' })
export class DayRange {
  @Field(() => Int, { description: 'The fewest.' }) min: number;
  @Field(() => Int, { description: 'The most.' }) max: number;
}

@ObjectType({ simpleResolvers: true, description: 'When the shop can be reached on some days of the week.' })
export class OpeningHours {
  @Field({ description: 'The days as a page shows them, for example Mon–Fri.' }) days: string;
  @Field(() => [String], { description: 'The days as schema.org names them, for markup.' })
  dayNames: string[];
  @Field({ description: 'Opening time in London, for example 08:00.' }) opens: string;
  @Field({ description: 'Closing time in London, for example 18:00.' }) closes: string;
}

@ObjectType({ simpleResolvers: true, description: 'When help is at hand on one channel.' })
export class SupportHours {
  @Field({ description: 'Phone, chat or email.' }) channel: string;
  @Field({ description: 'The hours in words.' }) hours: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the shop claims of itself. Pages show these and no others.',
})
export class ShopClaims {
  @Field(() => Int, { description: 'Tyres in the catalogue, claimed as "and more".' }) products: number;
  @Field(() => Int, { description: 'Summer tyres.' }) summer: number;
  @Field(() => Int, { description: 'Winter tyres.' }) winter: number;
  @Field(() => Int, { description: 'All-season tyres.' }) allSeason: number;
  @Field(() => Int, { description: 'Fitting centres.' }) fittingCentres: number;
  @Field({ description: 'The rule of free delivery in a few words.' }) freeDelivery: string;
  @Field(() => String, {
    nullable: true,
    description: 'Who delivers; null when the owner has switched the claim off.',
  })
  ownDeliveryTeam: string | null;
  @Field({ description: 'The price match promise.' }) priceMatch: string;
  @Field({ description: 'The warranty.' }) warranty: string;
  @Field({ description: 'The returns promise.' }) returns: string;
  @Field({ description: 'The mobile fitting service.' }) mobileFitting: string;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  simpleResolvers: true,
  description: 'The one source for every fact about the shop that a page, a mail or markup shows.',
})
export class ShopSettings {
  @Field({ description: 'Name of the shop.' }) shopName: string;
  @Field({ description: 'Main telephone number as it is read.' }) phone: string;
  @Field({ description: 'The same as a link, tel:+44….' }) phoneHref: string;
  @Field({ description: 'Telephone number of the mobile fitting service.' }) secondPhone: string;
  @Field({ description: 'The same as a link.' }) secondPhoneHref: string;
  @Field({ description: 'E-mail address for customers.' }) email: string;
  @Field({ description: 'Registered name of the company.' }) companyName: string;
  @Field({ description: 'Number at Companies House.' }) companyNumber: string;
  @Field({ description: 'VAT registration number.' }) vatNumber: string;
  @Field({
    description:
      'Whether the company is still the made-up one of the demonstration. Pages that show its data say so.',
  })
  isDemonstration: boolean;
  @Field(() => [String], { description: 'Postal address, a line each.' }) address: string[];
  @Field({ description: 'The town the mobile fitting service starts from.' }) baseTown: string;
  @Field(() => [OpeningHours], { description: 'Opening hours.' }) openingHours: OpeningHours[];
  @Field(() => OpeningHours, {
    nullable: true,
    description: 'The opening hours of today in London; null on a day on which the shop is closed.',
  })
  openToday: OpeningHours | null;
  @Field(() => [SupportHours], { description: 'Support hours, a second set.' }) supportHours: SupportHours[];
  @Field(() => ShopClaims, { description: 'What the shop claims of itself.' }) claims: ShopClaims;
  @Field(() => [DeliveryOption], {
    description: 'The ways of delivery, priced for an order below the free amount.',
  })
  delivery: DeliveryOption[];
  @Field(() => Pence, { description: 'Standard delivery is free from this subtotal on.' })
  freeDeliveryFrom: number;
  @Field(() => Int, { description: 'Days in which unused tyres may come back.' }) returnDays: number;
  @Field(() => Int, { description: 'Days of the satisfaction return.' }) satisfactionDays: number;
  @Field(() => Int, { description: 'Days of the quality promise.' }) qualityDays: number;
  @Field(() => Int, { description: 'Days after the purchase in which a lower price elsewhere is matched.' })
  priceMatchDays: number;
  @Field(() => Int, { description: 'Days of the statutory right to cancel, counted from delivery.' })
  cancellationDays: number;
  @Field(() => DayRange, { description: 'Days until dispatch, for markup.' }) handlingDays: DayRange;
  @Field(() => DayRange, { description: 'Days on the road, for markup.' }) transitDays: DayRange;
  @Field({ description: 'How long standard delivery takes, for example 3-5.' }) deliveryText: string;
  @Field({
    description: 'Time in London until which an order leaves the same working day, for example 14:00.',
  })
  dispatchCutOff: string;
  @Field(() => GraphQLLocalDate, { description: 'The day a standard order placed now is dispatched.' })
  nextDispatch: string;
  @Field(() => DateRange, { description: 'The days between which a standard order placed now arrives.' })
  estimatedDelivery: DateRange;
  @Field(() => Int, { description: 'Hours in which an emergency order is processed.' })
  emergencyProcessingHours: number;
  @Field(() => Int, {
    description: 'Kilometres around the base town that the mobile fitting service drives.',
  })
  mobileFittingRadiusKm: number;
  @Field(() => Int, {
    description: 'Minutes until the mobile fitting service is there after an emergency call.',
  })
  calloutMinutes: number;
  @Field(() => Int, { description: 'Mobile fitting is free from this many tyres on.' })
  freeMobileFittingTyres: number;
  @Field(() => [String], { description: 'Sizes that are asked for most.' }) popularSizes: string[];
}
