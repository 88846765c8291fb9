import { categoryNouns, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  PICTURE_VIEWS,
  pictureUrl,
  scalePictureUrl,
  uploadUrl,
  type PictureFile,
  type PictureView,
} from '../../pictures/index.ts';
import type { PictureSource } from './catalogue.enums.ts';
import type { Model } from './model.entity.ts';

@ObjectType({
  description:
    'A picture. Its address ends in -640.webp. Variants end in -320, -480, -960 and -1280, and in .avif.',
})
export class Image {
  @Field({ description: 'The picture’s path, from the root of the site.' }) url: string;
  @Field({ description: 'A description for visitors who can’t see the picture.' }) alt: string;
  @Field(() => Int, { description: 'Width in pixels.' }) width: number;
  @Field(() => Int, { description: 'Height in pixels.' }) height: number;
}

const SIZE = 640;
const WORDS: Readonly<Record<PictureView, string>> = {
  'three-quarter': 'seen from the front corner',
  side: 'seen from the side',
  tread: 'its tread in close-up',
};

type Pictured = Pick<Model, 'pictures' | 'pictureName' | 'slug'>;

/**
 * The path of a model's main picture, for cards.
 * @param file its width and format; by default those of pages.
 */
export function mainPictureOf(
  { pictures: [own], pictureName, slug }: Pictured,
  ...file: PictureFile
): string {
  return own ? uploadUrl(own, ...file) : pictureUrl(pictureName ?? slug, 'three-quarter', ...file);
}

const imageOf = (url: string, alt: string): Image => ({ url, alt, width: SIZE, height: SIZE });

/** The measures of a size, under their names in products. */
interface Measures {
  readonly width: number;
  readonly profile: number;
  readonly diameter: number;
}

/** The number of drawings of a model: its views, and one to scale. */
const DRAWINGS = PICTURE_VIEWS.length + 1;

/** Where the pictures of a model come from. */
export const pictureSourceOf = ({ pictures }: Pick<Model, 'pictures'>): PictureSource =>
  pictures.length > 0 ? 'MODEL' : 'DRAWING';

/** The number of a model's pictures. */
export const imageCountOf = ({ pictures }: Pick<Model, 'pictures'>): number => pictures.length || DRAWINGS;

/**
 * The pictures of a model, the main one first: those uploaded for it, or drawings. The last drawing shows a size to
 * scale, by default a typical one.
 */
export function imagesOf(model: Model, size: Partial<Measures> = {}): Image[] {
  const { pictures, pictureName, slug, fullName, category } = model;
  if (pictures.length > 0) return ownImages(pictures, fullName);
  const {
    width = model.pictureWidth,
    profile = model.pictureProfile,
    diameter: rim = model.pictureDiameter,
  } = size;
  const vehicle = category.toLowerCase() as Lowercase<TyreCategory>;
  return [
    ...PICTURE_VIEWS.map((view) =>
      imageOf(pictureUrl(pictureName ?? slug, view), `${fullName} tyre, ${WORDS[view]}`),
    ),
    imageOf(
      scalePictureUrl({ width, profile, rim, vehicle }),
      `A ${categoryNouns[category]} ${width} mm wide with a profile of ${profile} for ${rim}-inch wheels, ` +
        'to scale beside its vehicle',
    ),
  ];
}

/** The pictures uploaded for one product or model, the main one first. */
export function ownImages(pictures: readonly string[], name: string): Image[] {
  return pictures.map((picture, index) =>
    imageOf(uploadUrl(picture), index === 0 ? name : `${name}, picture ${index + 1}`),
  );
}
