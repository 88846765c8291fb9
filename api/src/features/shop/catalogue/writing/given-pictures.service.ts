import type { InputRule } from '@treadline/schema/input/rule';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import { Service } from '../../../../platform/services/services.ts';
import { UploadedPictures } from '../../pictures/index.ts';
import type { ProductImageInput } from './product-write.inputs.ts';

/** Stores the pictures of a product or model. That's slow, so it mustn't happen while a row is locked. */
export class GivenPictures extends Service {
  readonly #uploads = this.services.get(UploadedPictures);

  /**
   * Stores new files and finds uploaded pictures by their addresses.
   * @param refusal the message for the whole input.
   * @returns their names in order, each once, or why one was refused.
   */
  async of(
    images: readonly ProductImageInput[],
    refusal: Pick<Required<InputRule>, 'message'>,
  ): Promise<string[] | InvalidInput> {
    const names = new Set<string>();
    const faults: FieldError[] = [];
    for (const [index, { url, file }] of images.entries()) {
      const path = `images.${index}`;
      if (Boolean(url) === Boolean(file))
        faults.push({ path, message: 'Give either the address of a picture or a file' });
      else if (file) {
        const kept = await this.#uploads.keep(file.bytes);
        if ('name' in kept) names.add(kept.name);
        else faults.push({ path, message: kept.fault });
      } else {
        const name = await this.#uploads.nameOf(url ?? '');
        if (name) names.add(name);
        else faults.push({ path, message: 'This is not the address of a picture uploaded here' });
      }
    }
    return faults.length > 0 ? InvalidInput.of(refusal.message, faults) : [...names];
  }
}
