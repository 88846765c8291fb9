import { onlyFile } from '../../route/form-reader.ts';
import { object, text } from '../../route/json-schema.ts';
import { unwrapOrThrow } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { RestUploadImageDocument, RestUploadLookPictureDocument } from './picture.generated.ts';

/** A path for a picture of the shop's look. */
const lookPicture = (use: 'LOGO' | 'ICON', summary: string): RestRoute =>
  route({
    method: 'POST',
    path: `/pictures/${use.toLowerCase()}`,
    summary,
    tag: 'Pages',
    document: RestUploadLookPictureDocument,
    body: object('A form with one file.', {}),
    takesForms: 'ONE_FILE',
    answer: object('The stored picture. Pages show it once the setting has its name.', {
      success,
      name: text('The value of the setting that shows it.'),
      url: text('Its path, without the host.'),
    }),
    status: 201,
    once: {},
    variables: ({ files }) => ({ use, file: onlyFile(files) }),
    shape({ uploadLookPicture }) {
      const { name, url } = unwrapOrThrow(uploadLookPicture);
      return { ...SUCCESS, name, url };
    },
  });

export const pictureUploadRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/pictures',
    summary: 'Stores a picture for texts and articles',
    tag: 'Pages',
    document: RestUploadImageDocument,
    body: object('A form with one file.', {}),
    takesForms: 'ONE_FILE',
    answer: object('The stored picture.', {
      success,
      url: text('Its path, without the host, for the text or article that shows it.'),
    }),
    status: 201,
    once: {},
    variables: ({ files }) => ({ file: onlyFile(files) }),
    shape: ({ uploadImage }) => ({ ...SUCCESS, url: unwrapOrThrow(uploadImage).url }),
  }),
  lookPicture('LOGO', 'Stores a logo for the shop'),
  lookPicture('ICON', 'Stores an icon for the shop'),
];
