import type { Feature } from '../../platform/feature.ts';
import { PictureUploadResolver } from './picture-upload.resolver.ts';
import { pictureRoutes } from './picture.routes.ts';
import { ShopPictures } from './shop-pictures.service.ts';
import { UploadedPictures } from './uploaded-picture.service.ts';

/** Pictures of tyres, drawn in the background or uploaded, and stored in the data folder. */
export const pictures: Feature = {
  resolvers: [PictureUploadResolver],
  async routes(app, services) {
    const { pictures: drawn } = services.get(ShopPictures);
    const uploads = services.get(UploadedPictures);
    const fileFor = async (name: string): Promise<string | null> =>
      (await uploads.fileFor(name)) ?? drawn.fileFor(name);
    await app.register(pictureRoutes, { service: { fileFor, knows: (name) => drawn.knows(name) } });
  },
  async start(services) {
    const { pictures: service } = services.get(ShopPictures);
    await service.start();
    return () => service.close();
  },
};
