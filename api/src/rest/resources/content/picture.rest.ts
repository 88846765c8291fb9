import { onlyFile } from '../../route/form-reader.ts';
import { object, text } from '../../route/json-schema.ts';
import { unwrapOrThrow } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { RestUploadImageDocument } from './picture.generated.ts';

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
];
