import { Field, Int, ObjectType } from 'type-graphql';
import { PICTURE_VIEWS, pictureUrl, type PictureView } from '../pictures/picture.service.ts';
import { uploadUrl } from '../pictures/uploaded-picture.service.ts';
import type { Model } from './model.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A picture. Its address ends in -640.webp; siblings end in -320, -480, -960 and -1280, and in .avif.',
})
export class Image {
  @Field({ description: 'Address of the picture, from the root of the site.' }) url: string;
  @Field({ description: 'What the picture shows, for those who cannot see it.' }) alt: string;
  @Field(() => Int, { description: 'Width in pixels.' }) width: number;
  @Field(() => Int, { description: 'Height in pixels.' }) height: number;
}

const SIZE = 640;
const WORDS: Readonly<Record<PictureView, string>> = {
  'three-quarter': 'seen from the front corner',
  side: 'seen from the side',
  tread: 'its tread',
};

/** A model's main picture as cards show it. */
export function mainPictureOf({ pictureName, slug }: Pick<Model, 'pictureName' | 'slug'>): string {
  return pictureUrl(pictureName ?? slug, 'three-quarter');
}

/** The pictures of a model, the main one first. */
export function imagesOf({ pictureName, slug, fullName }: Model): Image[] {
  return PICTURE_VIEWS.map((view) => ({
    url: pictureUrl(pictureName ?? slug, view),
    alt: `${fullName} tyre, ${WORDS[view]}`,
    width: SIZE,
    height: SIZE,
  }));
}

/** The pictures that were uploaded for one product, the main one first. */
export function ownImages(pictures: readonly string[], name: string): Image[] {
  return pictures.map((picture, index) => ({
    url: uploadUrl(picture),
    alt: index === 0 ? name : `${name}, picture ${index + 1}`,
    width: SIZE,
    height: SIZE,
  }));
}
