import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Upload, type UploadedFile } from '../../../platform/files/uploaded-file.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { UploadImageResult } from './picture-upload.results.ts';
import { PictureUploadService } from './picture-upload.service.ts';

@Resolver()
export class PictureUploadResolver extends Service {
  readonly #uploads = this.services.get(PictureUploadService);

  @Mutation(() => UploadImageResult, {
    description:
      'Stores a picture for pages and articles. The shop re-encodes it, which removes anything else in the file.',
  })
  @Auth('ADMIN', 'WRITE_PICTURES')
  uploadImage(
    @Ctx() { viewer }: Context,
    @Arg('file', () => Upload, {
      nullable: true,
      description:
        'A JPEG, PNG, WebP or AVIF of at least 100 by 100 pixels. A form without a file is refused.',
    })
    file: UploadedFile | null,
  ): Promise<typeof UploadImageResult> {
    return this.#uploads.upload(viewer, file);
  }
}
