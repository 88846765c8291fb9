import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { formatDecimal, parsePrice } from '@treadline/schema/trade/values/money';
import type { EditedCentreFragment } from './Centres.generated.ts';
import { NEW_OFFER, offerInput, offerValues, typedPosition, type OfferValues } from './offerValues.ts';

/** A fee in a form. */
interface FeeValues {
  category: TyreCategory;
  maxRim: string;
  pounds: string;
}

/** A centre form's values. */
export interface CentreValues extends OfferValues {
  slug: string;
  name: string;
  line1: string;
  town: string;
  postcode: string;
  phone: string;
  email: string;
  owner: 'OWN' | 'PARTNER';
  bays: string;
  leadDays: string;
  fees: FeeValues[];
}

export const NEW_FEE: FeeValues = { category: 'CAR', maxRim: '18', pounds: '' };

export const NEW_CENTRE: CentreValues = {
  slug: '',
  name: '',
  line1: '',
  town: '',
  postcode: '',
  phone: '',
  email: '',
  owner: 'PARTNER',
  bays: '1',
  leadDays: '1',
  fees: [],
  ...NEW_OFFER,
};

/** A saved centre as form values. */
export function centreValues(centre: EditedCentreFragment): CentreValues {
  const { slug, name, line1, town, postcode, phone, email, isOwn, bays, leadDays, fees } = centre;
  return {
    slug,
    name,
    line1: line1 ?? '',
    town,
    postcode: postcode ?? '',
    phone,
    email: email ?? '',
    owner: isOwn ? 'OWN' : 'PARTNER',
    bays: String(bays),
    leadDays: String(leadDays),
    fees: fees.map(({ category, maxRim, pence }) => ({
      category,
      maxRim: String(maxRim),
      pounds: formatDecimal(pence),
    })),
    ...offerValues(centre),
  };
}

/** The form as API input. */
export function centreInput({ owner, bays, leadDays, fees, position, ...values }: CentreValues) {
  const { slug, name, line1, town, postcode, phone, email } = values;
  return {
    slug,
    name,
    line1,
    town,
    postcode,
    phone,
    email,
    isOwn: owner === 'OWN',
    bays: Number(bays),
    leadDays: Number(leadDays),
    fees: fees.map(({ category, maxRim, pounds }) => ({
      category,
      maxRim: Number(maxRim),
      pence: parsePrice(pounds) ?? 0,
    })),
    position: typedPosition({ position, ...values }),
    ...offerInput({ position, ...values }),
  };
}
