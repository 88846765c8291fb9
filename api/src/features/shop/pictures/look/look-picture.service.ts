import { createHash } from 'node:crypto';
import type { UploadedFile } from '../../../../platform/files/uploaded-file.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { LOOK_FOLDER, LOOK_PATH, type LookPicture } from '../../../operations/settings/index.ts';
import { drawIcon, drawLogo, type DrawnLook } from './look-picture.file.ts';
import { LookPictureUploaded } from './look-picture.results.ts';

const DRAW: Readonly<Record<LookPicture, (bytes: Buffer) => Promise<DrawnLook>>> = {
  LOGO: drawLogo,
  ICON: drawIcon,
};

/** Accepts the owner's logo and icon. */
export class LookPictures extends Service {
  /** Stores a picture in every size that pages need, and records who uploaded it in the audit log. */
  async upload(
    actor: Viewer,
    use: LookPicture,
    file: UploadedFile | null | undefined,
  ): Promise<LookPictureUploaded | InvalidInput> {
    const drawn = file ? await DRAW[use](file.bytes) : { fault: 'Choose a picture' };
    if ('fault' in drawn)
      return InvalidInput.of('We couldn’t take this picture', [{ path: 'file', message: drawn.fault }]);
    const hash = createHash('sha256').update(drawn.shown).digest('hex').slice(0, 16);
    const name = `${use.toLowerCase()}-${hash}${drawn.suffix}`;
    const files = Object.entries(drawn.files);
    for (const [rest, content] of files)
      await this.platform.files.write(`${LOOK_FOLDER}/${name}${rest}`, content);
    await this.platform.orm.em.fork().transactional(async (em) =>
      this.services.get(AuditService).record(em, {
        actor,
        subject: 'picture',
        subjectId: name,
        action: 'made',
        before: {},
        after: { name },
      }),
    );
    return result(LookPictureUploaded, { name, url: `${LOOK_PATH}${name}${files[0]?.[0] ?? ''}` });
  }
}
