import { categoryNouns, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  PICTURE_VIEWS,
  pictureUrl,
  scalePictureUrl,
  uploadUrl,
  type PictureView,
} from '../../pictures/index.ts';
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

/** The path of a model's main picture, for cards. */
export function mainPictureOf({ pictureName, slug }: Pick<Model, 'pictureName' | 'slug'>): string {
  return pictureUrl(pictureName ?? slug, 'three-quarter');
}

const imageOf = (url: string, alt: string): Image => ({ url, alt, width: SIZE, height: SIZE });

/** The measures of a size, under their names in products. */
interface Measures {
  readonly width: number;
  readonly profile: number;
  readonly diameter: number;
}

/** The number of pictures of a model: its views, and one to scale. */
export const MODEL_IMAGES = PICTURE_VIEWS.length + 1;

/** The pictures of a model, the main one first. The last shows a size to scale, by default a typical one. */
export function imagesOf(model: Model, size: Partial<Measures> = {}): Image[] {
  const { pictureName, slug, fullName, category } = model;
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

/** The pictures uploaded for one product, the main one first. */
export function ownImages(pictures: readonly string[], name: string): Image[] {
  return pictures.map((picture, index) =>
    imageOf(uploadUrl(picture), index === 0 ? name : `${name}, picture ${index + 1}`),
  );
}
