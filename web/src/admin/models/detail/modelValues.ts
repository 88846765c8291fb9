import type {
  CreateModelInput,
  LabelClass,
  Season,
  TreadPattern,
  TyreCategory,
} from '../../../apollo/schema.generated.ts';
import type { SaveAnswer } from '../../form/useAdminForm.ts';
import type { DeskModelFragment } from './ModelDesk.generated.ts';
import { readSpecifications, specificationText } from './specificationText.ts';

/** A model form's values. */
export interface ModelValues {
  brand: string;
  name: string;
  slug: string;
  category: TyreCategory;
  season: Season;
  tread: TreadPattern;
  launchYear: string;
  pictureSize: string;
  /** The addresses of the uploaded pictures, the main one first. */
  images: string[];
  description: string;
  /** One per line. */
  features: string;
  /** A heading or a fact per line. */
  specifications: string;
  fuelEfficiency: LabelClass | '';
  wetGrip: LabelClass | '';
  noiseDb: string;
  sku: string;
  ean: string;
  seoTitle: string;
  seoDescription: string;
}

/** The values of an empty form. */
export const NEW_MODEL: ModelValues = {
  brand: '',
  name: '',
  slug: '',
  category: 'CAR',
  season: 'SUMMER',
  tread: 'ASYMMETRIC',
  launchYear: '',
  pictureSize: '',
  images: [],
  description: '',
  features: '',
  specifications: '',
  fuelEfficiency: '',
  wetGrip: '',
  noiseDb: '',
  sku: '',
  ean: '',
  seoTitle: '',
  seoDescription: '',
};

/** A saved model as form values. */
export function valuesOf({
  model,
  tread,
  launchYear,
  pictureSize,
  ownPictures,
}: DeskModelFragment): ModelValues {
  return {
    brand: model.brand.slug,
    name: model.name,
    slug: model.slug,
    category: model.category,
    season: model.season,
    tread,
    launchYear: String(launchYear ?? ''),
    pictureSize,
    images: [...ownPictures],
    description: model.description,
    features: model.features.join('\n'),
    specifications: specificationText(model.specifications),
    fuelEfficiency: model.fuelEfficiency ?? '',
    wetGrip: model.wetGrip ?? '',
    noiseDb: model.noiseDb === null ? '' : String(model.noiseDb),
    sku: model.sku,
    ean: model.ean ?? '',
    seoTitle: model.seo.title,
    seoDescription: model.seo.description,
  };
}

/** Splits text into lines, without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The form as API input. The shop fills in what's blank. */
export function inputOf(values: ModelValues): CreateModelInput {
  return {
    brand: values.brand,
    name: values.name,
    slug: values.slug || null,
    category: values.category,
    season: values.season,
    tread: values.tread,
    launchYear: numberOrNull(values.launchYear),
    pictureSize: values.pictureSize || null,
    images: values.images.map((url) => ({ url })),
    description: values.description,
    features: linesOf(values.features),
    specifications: readSpecifications(values.specifications),
    fuelEfficiency: values.fuelEfficiency || null,
    wetGrip: values.wetGrip || null,
    noiseDb: numberOrNull(values.noiseDb),
    sku: values.sku || null,
    ean: values.ean || null,
    seoTitle: values.seoTitle,
    seoDescription: values.seoDescription,
  };
}

/** Maps errors to the form's fields: one field holds all highlights, and one all specifications. */
export function withFormPaths(answer: NonNullable<SaveAnswer>): NonNullable<SaveAnswer> {
  const fields = answer.fields?.map(({ path, message }) => ({ path: path.split('.')[0] ?? path, message }));
  return fields ? { ...answer, fields } : answer;
}
