import type { InputRule } from '@treadline/schema/input/rule';
import { LONGEST_POSTCODE, readPostcode } from '@treadline/schema/trade/places/postcode';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import { OPTIONAL_EMAIL, PHONE } from '../../../../platform/input/input-rules.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import type { FittingFee } from '../fitting-centre.entity.ts';
import { RIM_RULE } from '../fitting.inputs.ts';
import { FittingCentreOwner, FittingCentreState } from './fitting-admin.enums.ts';
import { checkOffer, FittingOfferFields, FittingPositionInput } from './offer.inputs.ts';

const MAX_FEES = 40;
const MAX_FEE = 100_000;

/** The rules of a centre's own fields. Its columns of a file keep them too. */
export const CENTRE_RULES = {
  slug: {
    maxLength: 80,
    pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    message: 'A slug has lower-case letters, digits and hyphens, such as larkwimple-tyre-bay',
  },
  name: { required: 'Please enter the centre’s name', maxLength: 100 },
  line1: { required: 'Please enter the building and street', maxLength: 100 },
  town: { required: 'Please enter the town', maxLength: 60 },
  postcode: { required: 'Please enter the postcode', maxLength: LONGEST_POSTCODE },
  phone: { ...PHONE, required: 'Please enter the telephone number' },
  email: OPTIONAL_EMAIL,
  bays: { min: 1, max: 20, message: 'A centre has 1 to 20 bays' },
  leadDays: { min: 0, max: 10, message: 'A centre needs 0 to 10 working days' },
  fees: { maxItems: MAX_FEES, message: `A centre has at most ${MAX_FEES} fees` },
} as const satisfies Readonly<Record<string, InputRule>>;

@InputType({ description: 'The shop’s payment to a centre for fitting a tyre, by the rim.' })
export class FittingFeeInput implements FittingFee {
  @Field(() => TyreCategory, { description: 'The kind of tyre.' })
  category: TyreCategory;
  @Constraint(RIM_RULE)
  @Field(() => Int, { description: 'The largest rim it’s for, in inches.' })
  maxRim: number;
  @Constraint({ min: 0, max: MAX_FEE, message: 'A fee is at most £1,000' })
  @Field(() => Pence, { description: 'For one tyre.' })
  pence: number;
}

/** Normalises a postcode of the United Kingdom; null for any other text. */
export const ukPostcode = (text: string): string | null =>
  readPostcode(text, 'GB') ?? readPostcode(text, 'NI');

/** Faults between the fields of a centre. */
export function checkCentre(centre: FittingCentreFields): FieldError[] {
  const { slug, name, postcode, fees } = centre;
  const kinds = fees.map(({ category, maxRim }) => `${category} ${maxRim}`);
  const twice = kinds.findIndex((kind, index) => kinds.indexOf(kind) !== index);
  return [
    ...(slug.trim() === '' && slugOf(name) === ''
      ? [{ path: 'name', message: 'The name needs a letter or digit' }]
      : []),
    ...(postcode.trim() === '' || ukPostcode(postcode)
      ? []
      : [{ path: 'postcode', message: 'Please enter a postcode of the United Kingdom' }]),
    ...(twice < 0
      ? []
      : [{ path: `fees.${twice}.maxRim`, message: 'There is already a fee for this kind of tyre and rim' }]),
    ...checkOffer(centre),
  ];
}

/** The fields that staff enter about a centre. */
@InputType()
export abstract class FittingCentreFields extends FittingOfferFields {
  @Constraint(CENTRE_RULES.slug)
  @BlankText({ description: 'Its identifier in URLs and files; made from the name if left out.' })
  slug: string;

  @Constraint(CENTRE_RULES.name)
  @BlankText({ description: 'The name of the garage.' })
  name: string;

  @Constraint(CENTRE_RULES.line1)
  @BlankText({ description: 'Building and street.' })
  line1: string;

  @Constraint(CENTRE_RULES.town)
  @BlankText({ description: 'The town, as in its address.' })
  town: string;

  @Constraint(CENTRE_RULES.postcode)
  @BlankText({ description: 'The full postcode.' })
  postcode: string;

  @Field(() => FittingPositionInput, {
    nullable: true,
    description: 'Where it is; the middle of its postcode district if left out.',
  })
  position?: FittingPositionInput | null;

  @Constraint(CENTRE_RULES.phone)
  @BlankText({ description: 'The telephone number that pages show.' })
  phone: string;

  @Constraint(CENTRE_RULES.email)
  @BlankText({ description: 'Where a partner is asked to confirm jobs; blank for none.' })
  email: string;

  @Field({ description: 'Whether it belongs to the shop, and so confirms at once.' })
  isOwn: boolean;

  @Constraint(CENTRE_RULES.bays)
  @Field(() => Int, { description: 'How many vehicles it works on at once.' })
  bays: number;

  @Constraint(CENTRE_RULES.leadDays)
  @Field(() => Int, {
    description: 'The working days it needs between the arrival of tyres and their fitting.',
  })
  leadDays: number;

  @Constraint(CENTRE_RULES.fees)
  @Field(() => [FittingFeeInput], {
    description: 'The shop’s payment to it for each tyre. The price for buyers doesn’t depend on it.',
  })
  fees: FittingFeeInput[];
}

@Constraint({ message: 'We couldn’t add the centre' })
@Checked(checkCentre)
@InputType({ description: 'A new fitting centre.' })
export class CreateFittingCentreInput extends FittingCentreFields {}

@Constraint({ message: 'We couldn’t save the centre' })
@Checked(checkCentre)
@InputType({ description: 'A fitting centre as it should be.' })
export class UpdateFittingCentreInput extends FittingCentreFields {
  @Constraint({ maxLength: CENTRE_RULES.slug.maxLength })
  @Field({ description: 'The slug it has had so far. `slug` can be another one.' })
  current: string;
  @Field(() => Int, { description: 'The revision that was read.' })
  revision: number;
}

@InputType({ description: 'The fitting centres to list. Fields are combined with "and".' })
export class AdminFittingCentreFilter {
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'Words of the name, town, postcode or slug.' })
  search?: string | null;
  @Field(() => [FittingCentreState], {
    nullable: true,
    description: 'Whether they take jobs; all if left out.',
  })
  states?: FittingCentreState[] | null;
  @Field(() => [FittingCentreOwner], { nullable: true, description: 'Whose they are; all if left out.' })
  owners?: FittingCentreOwner[] | null;
}
