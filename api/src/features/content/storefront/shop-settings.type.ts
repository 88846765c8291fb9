import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate, Pence } from '../../../platform/input/scalars.ts';
import { DateRange, DeliveryOption, DeliveryZoneTerms } from '../../shop/delivery/index.ts';

@ObjectType({ description: 'A number of days from one figure to another.' })
export class DayRange {
  @Field(() => Int, { description: 'The lowest number of days.' }) min: number;
  @Field(() => Int, { description: 'The highest number of days.' }) max: number;
}

@ObjectType({ description: 'When the shop can be reached on some days of the week.' })
export class OpeningHours {
  @Field({ description: 'The days as a page shows them, for example Mon–Fri.' }) days: string;
  @Field(() => [String], { description: 'The days as schema.org names them, for markup.' })
  dayNames: string[];
  @Field({ description: 'Opening time in London, for example 08:00.' }) opens: string;
  @Field({ description: 'Closing time in London, for example 18:00.' }) closes: string;
}

@ObjectType({ description: 'A day with hours of its own, such as Christmas Day.' })
export class SpecialDay {
  @Field(() => LocalDate, { description: 'Which day, in London.' }) date: string;
  @Field({ description: 'What the day is.' }) name: string;
  @Field(() => String, {
    nullable: true,
    description: 'Opening time in London, for example 10:00; null if the shop stays closed.',
  })
  opens: string | null;
  @Field(() => String, { nullable: true, description: 'Closing time in London; null if it stays closed.' })
  closes: string | null;
}

@ObjectType({ description: 'The support hours of one channel.' })
export class SupportHours {
  @Field({ description: 'Phone, chat or email.' }) channel: string;
  @Field({ description: 'The hours in words.' }) hours: string;
}

@ObjectType({ description: 'The shop’s claims about itself. Pages show these and no others.' })
export class ShopClaims {
  @Field(() => Int, { description: 'The number of tyres in the catalogue, shown as "and more".' })
  products: number;
  @Field(() => Int, { description: 'The number of summer tyres.' }) summer: number;
  @Field(() => Int, { description: 'The number of winter tyres.' }) winter: number;
  @Field(() => Int, { description: 'The number of all-season tyres.' }) allSeason: number;
  @Field(() => Int, { description: 'The number of garages across the UK that fit tyres bought here.' })
  fittingCentres: number;
  @Field({ description: 'The rule of free delivery in a few words.' }) freeDelivery: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Who delivers; null if the owner has switched the claim off, or an order of the last 90 days went with ' +
      'another carrier.',
  })
  ownDeliveryTeam: string | null;
  @Field({ description: 'The price match promise.' }) priceMatch: string;
  @Field({ description: 'What is said of warranties, in a few words.' }) warranty: string;
  @Field({ description: 'The returns promise.' }) returns: string;
  @Field({ description: 'The mobile fitting service.' }) mobileFitting: string;
  @Field({
    description: 'Which mobile fitting is free, for example “Mobile fitting is free for 4 tyres or more”.',
  })
  freeMobileFitting: string;
  @Field({ description: 'How soon the mobile fitters aim to arrive in an emergency.' }) callout: string;
}

@ObjectType({ description: 'The prices of the cover against damage from the road.' })
export class RoadHazardPlan {
  @Field(() => Pence, { description: 'For one tyre.' }) tyre: number;
  @Field(() => Pence, { description: 'For every four tyres that are not premium.' }) fourTyres: number;
  @Field(() => Pence, { description: 'For one tyre of a premium brand.' }) premiumTyre: number;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  description: 'The one source for every fact about the shop that a page, a mail or markup shows.',
})
export class ShopSettings {
  @Field({ description: 'The name that customers know; companyName is the registered one.' })
  shopName: string;
  @Field({ description: 'What the numbers of new orders begin with, for example TFL.' })
  orderNumberPrefix: string;
  @Field({ description: 'The main telephone number as people read it.' }) phone: string;
  @Field({ description: 'The main telephone number as a link, tel:+44….' }) phoneHref: string;
  @Field({ description: 'Telephone number of the mobile fitting service.' }) secondPhone: string;
  @Field({ description: 'The mobile fitting number as a link.' }) secondPhoneHref: string;
  @Field({ description: 'E-mail address for customers.' }) email: string;
  @Field({ description: 'Registered name of the company.' }) companyName: string;
  @Field({ description: 'Number at Companies House.' }) companyNumber: string;
  @Field({ description: 'VAT registration number.' }) vatNumber: string;
  @Field({
    description:
      'Whether the pages that test the shop are open to everybody, as they are except in production.',
  })
  diagnosticsAreOpen: boolean;
  @Field({
    description:
      'Whether the company is still the fictitious one of the demonstration. Pages that show its ' +
      'data say so.',
  })
  isDemonstration: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'What every page says while the shop is run as a demonstration, a sentence; null otherwise.',
  })
  demonstrationNotice: string | null;
  @Field(() => [String], { description: 'Postal address, a line each.' }) address: string[];
  @Field({ description: 'The town the mobile fitting service starts from.' }) baseTown: string;
  @Field(() => [OpeningHours], { description: 'When the shop can be reached, by days of the week.' })
  openingHours: OpeningHours[];
  @Field(() => OpeningHours, {
    nullable: true,
    description: 'Today’s opening hours in London; null if the shop is closed today.',
  })
  openToday: OpeningHours | null;
  @Field(() => String, {
    nullable: true,
    description: 'What today is, if it has hours of its own, for example Christmas Day; null otherwise.',
  })
  specialToday: string | null;
  @Field(() => [SpecialDay], {
    description: 'The days from today on that have hours of their own, in the order of the calendar.',
  })
  specialDays: SpecialDay[];
  @Field(() => [SupportHours], { description: 'Support hours of the channels that the shop offers.' })
  supportHours: SupportHours[];
  @Field(() => ShopClaims, { description: 'The shop’s claims about itself.' }) claims: ShopClaims;
  @Field(() => [DeliveryOption], {
    description: 'The delivery methods, priced for an order below the free amount to the UK mainland.',
  })
  delivery: DeliveryOption[];
  @Field({
    description: 'Whether it sells to Ireland, where pages must offer to withdraw from a contract.',
  })
  sellsToIreland: boolean;
  @Field(() => [DeliveryZoneTerms], { description: 'Where the shop delivers, how, and where it does not.' })
  deliveryZones: DeliveryZoneTerms[];
  @Field({ description: 'The same in a few sentences, to stand below the delivery methods.' })
  deliveryCoverage: string;
  @Field(() => Pence, { description: 'The subtotal from which standard delivery is free.' })
  freeDeliveryFrom: number;
  @Field(() => Int, { description: 'The days in which unused tyres can be returned.' }) returnDays: number;
  @Field(() => Int, { description: 'Days of the satisfaction return.' }) satisfactionDays: number;
  @Field(() => Int, { description: 'Days of the quality promise.' }) qualityDays: number;
  @Field(() => Int, { description: 'Days after the purchase in which a lower price elsewhere is matched.' })
  priceMatchDays: number;
  @Field(() => Int, { description: 'Months of the guarantee on fitting and puncture repair.' })
  workmanshipMonths: number;
  @Field(() => Int, { description: 'The age in months that no tyre exceeds when it is delivered.' })
  stockAgeMonths: number;
  @Field(() => Int, {
    description: 'The age in years from which a tyre is no longer repaired or accepted back.',
  })
  tyreAgeYears: number;
  @Field(() => Int, { description: 'The least tread for a warranty claim, in millimetres.' })
  claimTreadMm: number;
  @Field(() => RoadHazardPlan, { description: 'The prices of the road hazard plan.' })
  roadHazardPlan: RoadHazardPlan;
  @Field(() => Int, { description: 'How many months from delivery the road hazard plan runs.' })
  planMonths: number;
  @Field(() => Int, { description: 'Days of the statutory right to cancel, counted from delivery.' })
  cancellationDays: number;
  @Field(() => DayRange, { description: 'The days until dispatch, for structured data.' })
  handlingDays: DayRange;
  @Field(() => DayRange, { description: 'The days in transit, for structured data.' }) transitDays: DayRange;
  @Field({
    description: 'How many working days standard delivery to the UK mainland takes, for example 3-5.',
  })
  deliveryText: string;
  @Field({
    description: 'Time in London until which an order leaves the same working day, for example 14:00.',
  })
  dispatchCutOff: string;
  @Field(() => DateTime, {
    description: 'The instant until which an order is dispatched on the day `nextDispatch`.',
  })
  cutOffAt: Date;
  @Field(() => LocalDate, { description: 'The day a standard order placed now is dispatched.' })
  nextDispatch: string;
  @Field(() => DateRange, { description: 'The days between which a standard order placed now arrives.' })
  estimatedDelivery: DateRange;
  @Field(() => Int, { description: 'Hours in which an emergency order is processed.' })
  emergencyProcessingHours: number;
  @Field(() => Int, {
    description: 'The range of the mobile fitting service around the base town in kilometres.',
  })
  mobileFittingRadiusKm: number;
  @Field(() => Int, {
    description: 'The minutes in which the mobile fitting service aims to arrive after an emergency call.',
  })
  calloutMinutes: number;
  @Field(() => Int, { description: 'The number of tyres from which mobile fitting is free.' })
  freeMobileFittingTyres: number;
  @Field(() => [String], { description: 'The most popular sizes.' }) popularSizes: string[];
}
