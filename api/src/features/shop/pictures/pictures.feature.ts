import type { Feature } from '../../../platform/features/feature.ts';
import type { OpenFile } from '../../../platform/files/file-store.ts';
import { LOOK_FOLDER } from '../../operations/settings/index.ts';
import { LookPictureResolver } from './look/look-picture.resolver.ts';
import { installLook } from './look/look.routes.ts';
import { PictureUploadResolver } from './picture-upload.resolver.ts';
import { pictureRoutes } from './picture.routes.ts';
import { ShopPictures } from './shop-pictures.service.ts';
import { UPLOADED_FILES, UploadedPictures } from './uploaded-picture.service.ts';

/** Pictures of tyres: uploaded, or drawn on first request, and stored as files. */
export const pictures: Feature = {
  resolvers: [PictureUploadResolver, LookPictureResolver],
  originals: [UPLOADED_FILES, `${LOOK_FOLDER}/`],
  async routes(app, services) {
    installLook(app, services);
    const { pictures: drawn } = services.get(ShopPictures);
    const uploads = services.get(UploadedPictures);
    const open = async (name: string, leaving?: AbortSignal): Promise<OpenFile | null> =>
      (await uploads.open(name)) ?? drawn.open(name, leaving);
    await app.register(pictureRoutes, { service: { open, knows: (name) => drawn.knows(name) } });
  },
  async start(services) {
    const { pictures: service } = services.get(ShopPictures);
    return () => service.close();
  },
};
