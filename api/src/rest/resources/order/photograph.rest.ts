import { onlyFile } from '../../route/form-reader.ts';
import { integer, object, text } from '../../route/json-schema.ts';
import { unwrapOrThrow } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { RestUploadPhotographDocument } from './photograph.generated.ts';

export const photographRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/photographs',
    summary: 'Stores a photograph for a return, a claim or a delivery',
    tag: 'Orders',
    document: RestUploadPhotographDocument,
    body: object('A form with one file.', {}),
    takesForms: 'ONE_FILE',
    answer: object('The stored photograph.', {
      success,
      id: text('Its id, for the return or claim that it belongs to.'),
      url: text('Its path, without the host. It works for an hour.'),
      width: integer('In pixels.'),
      height: integer('In pixels.'),
    }),
    status: 201,
    variables: ({ files }) => ({ file: onlyFile(files) }),
    shape: ({ uploadPhotograph }) => {
      const { id, url, width, height } = unwrapOrThrow(uploadPhotograph);
      return { ...SUCCESS, id, url, width, height };
    },
  }),
];
