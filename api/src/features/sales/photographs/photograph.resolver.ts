import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Upload, type UploadedFile } from '../../../platform/files/uploaded-file.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { PhotographFiles } from './photograph-files.service.ts';
import { Photograph } from './photograph.entity.ts';
import { UploadPhotographResult } from './photograph.results.ts';
import { PhotographService } from './photograph.service.ts';

@Resolver(() => Photograph)
export class PhotographResolver extends Service {
  readonly #files = this.services.get(PhotographFiles);
  readonly #photographs = this.services.get(PhotographService);

  @FieldResolver(() => String, {
    description:
      'The file’s path, without the host. It works for an hour, in an <img> too; after that, request a ' +
      'new one.',
  })
  url(@Root() { id }: Photograph): Promise<string> {
    return this.#files.link(id);
  }

  @Mutation(() => UploadPhotographResult, {
    description:
      'Stores a photograph for a return, a claim or a delivery. The shop re-encodes it, which removes ' +
      'everything else in the file, such as where it was taken. Attach it by its id within a day, or ' +
      'it’s deleted. At most 60 an hour from one network.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  uploadPhotograph(
    @Ctx() context: Context,
    @Arg('file', () => Upload, {
      nullable: true,
      description:
        'A JPEG, PNG, WebP or AVIF of up to 10 MB and 50 million pixels; a form without one is refused.',
    })
    file: UploadedFile | null,
  ): Promise<typeof UploadPhotographResult> {
    return this.#photographs.upload(context, file);
  }
}
