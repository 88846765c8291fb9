import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Upload, type UploadedFile } from '../../../../platform/files/uploaded-file.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { LookPicture } from '../../../operations/settings/index.ts';
import { LookPictureUse } from './look-picture.enums.ts';
import { UploadLookPictureResult } from './look-picture.results.ts';
import { LookPictures } from './look-picture.service.ts';

@Resolver()
export class LookPictureResolver extends Service {
  readonly #pictures = this.services.get(LookPictures);

  @Mutation(() => UploadLookPictureResult, {
    description: 'Stores a logo or icon, re-encoded. `updateSettings` then puts it on the pages.',
  })
  @Auth('ADMIN', 'WRITE_SETTINGS')
  uploadLookPicture(
    @Ctx() { viewer }: Context,
    @Arg('use', () => LookPictureUse, { description: 'Logos and icons are sized differently.' })
    use: LookPicture,
    @Arg('file', () => Upload, {
      nullable: true,
      description: 'A JPEG, PNG, WebP or AVIF; for a logo also an SVG. A form without a file is refused.',
    })
    file: UploadedFile | null,
  ): Promise<typeof UploadLookPictureResult> {
    return this.#pictures.upload(viewer, use, file);
  }
}
