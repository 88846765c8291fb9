import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../../platform/access/auth-directive.ts';
import { Upload, type UploadedFile } from '../../../../../platform/files/uploaded-file.ts';
import type { Context } from '../../../../../platform/services/context.ts';
import { Service } from '../../../../../platform/services/services.ts';
import { ImportFittingCentresResult } from './centre-file.results.ts';
import { CentreFileService } from './centre-file.service.ts';

/** Files of fitting centres, for staff. */
@Resolver()
export class CentreFileResolver extends Service {
  readonly #files = this.services.get(CentreFileService);

  @Query(() => String, {
    description: 'All fitting centres as a CSV file, in the columns that imports have.',
  })
  @Auth('ADMIN', 'WRITE_FITTING')
  fittingCentreFile(): Promise<string> {
    return this.#files.download();
  }

  @Mutation(() => ImportFittingCentresResult, {
    description:
      'Says what a CSV file of fitting centres changes, and changes it if `apply` is set and every cell can be ' +
      'taken. Rows find their centres by their slugs; an empty cell leaves what is stored, a dash clears it.',
  })
  @Auth('ADMIN', 'WRITE_FITTING')
  importFittingCentres(
    @Ctx() { viewer }: Context,
    @Arg('file', () => Upload, {
      nullable: true,
      description: 'Up to 5,000 rows below the names of the columns. A form without a file is refused.',
    })
    file: UploadedFile | null,
    @Arg('apply', { description: 'Whether to change the centres, rather than only say what would change.' })
    apply: boolean,
  ): Promise<typeof ImportFittingCentresResult> {
    return this.#files.upload(viewer, file, apply);
  }
}
