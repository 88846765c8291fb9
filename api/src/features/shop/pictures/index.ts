export {
  PICTURE_VIEWS,
  TREAD_KINDS,
  type PictureView,
  type TreadKind,
} from '@treadline/picture-tracer/portrait/tyre.portrait';
export { openPicture, pictureFault } from './picture-reading.service.ts';
export { inFormat } from './picture.file.ts';
export { pictureUrl, scalePictureUrl, type PictureFile } from './picture.name.ts';
export { drawAhead } from './pictures-ahead.ts';
export { pictures } from './pictures.feature.ts';
export { ShopPictures } from './shop-pictures.service.ts';
export { UploadedPictures, uploadUrl } from './uploaded-picture.service.ts';
