import type { UploadedFile } from '../../../platform/files/uploaded-file.ts';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditService } from '../../operations/audit/index.ts';
import { ImageUploaded } from './picture-upload.results.ts';
import { UploadedPictures, uploadUrl } from './uploaded-picture.service.ts';

const REFUSAL = 'We couldn’t take this picture';

/** Accepts pictures that belong to no product, for texts and articles. */
export class PictureUploadService extends Service {
  /** Stores a picture and records who uploaded it in the audit log. */
  async upload(actor: Viewer, file: UploadedFile | null | undefined): Promise<ImageUploaded | InvalidInput> {
    const kept = file
      ? await this.services.get(UploadedPictures).keep(file.bytes)
      : { fault: 'Choose a picture' };
    if ('fault' in kept) return InvalidInput.of(REFUSAL, [{ path: 'file', message: kept.fault }]);
    await this.platform.orm.em.fork().transactional(async (em) =>
      this.services.get(AuditService).record(em, {
        actor,
        subject: 'picture',
        subjectId: kept.name,
        action: 'made',
        before: {},
        after: { name: kept.name },
      }),
    );
    return result(ImageUploaded, { url: uploadUrl(kept.name) });
  }
}
