import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import { Service } from '../../../../platform/services/services.ts';
import { UploadedPictures } from '../../pictures/index.ts';
import { CatalogueDirectory, type Directory } from '../record/catalogue-directory.service.ts';
import type { Model } from '../record/model.entity.ts';
import {
  REFUSAL,
  type UpdateProductInput,
  type CreateProductInput,
  type ProductImageInput,
} from './product-write.inputs.ts';

/** The data to write, once everything outside the database is done. */
export interface Prepared {
  readonly model: Model | null | undefined;
  readonly pictures: string[] | undefined;
  readonly directory: Directory;
}

/** Prepares the write of a product, because slow steps mustn't happen while its row is locked. */
export class ProductPreparation extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #uploads = this.services.get(UploadedPictures);

  /** Finds the named model and stores the pictures. */
  async of(given: CreateProductInput | UpdateProductInput): Promise<Prepared | InvalidInput> {
    const directory = await this.#directory.read();
    const model = typeof given.model === 'string' ? (modelOf(directory, given.model) ?? null) : undefined;
    if (model === null)
      return InvalidInput.of(REFUSAL.message, [{ path: 'model', message: 'This model doesn’t exist' }]);
    const pictures = given.images ? await this.#keepPictures(given.images) : undefined;
    if (pictures && 'faults' in pictures) return InvalidInput.of(REFUSAL.message, pictures.faults);
    return { model, directory, pictures: pictures?.names };
  }

  async #keepPictures(
    images: readonly ProductImageInput[],
  ): Promise<{ names: string[] } | { faults: FieldError[] }> {
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
    return faults.length > 0 ? { faults } : { names: [...names] };
  }
}

/** The model with this slug, or with this brand and name. */
function modelOf({ models, modelsBySlug }: Directory, given: string): Model | undefined {
  const wanted = given.trim().toLowerCase();
  return (
    modelsBySlug.get(wanted) ?? [...models.values()].find(({ fullName }) => fullName.toLowerCase() === wanted)
  );
}
