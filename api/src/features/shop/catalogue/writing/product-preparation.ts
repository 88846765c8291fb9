import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CatalogueDirectory, type Directory } from '../record/catalogue-directory.service.ts';
import type { Model } from '../record/model.entity.ts';
import { GivenPictures } from './given-pictures.service.ts';
import { REFUSAL, type UpdateProductInput, type CreateProductInput } from './product-write.inputs.ts';

/** The data to write, once everything outside the database is done. */
export interface Prepared {
  readonly model: Model | null | undefined;
  readonly pictures: string[] | undefined;
  readonly directory: Directory;
}

/** Prepares the write of a product, because slow steps mustn't happen while its row is locked. */
export class ProductPreparation extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #pictures = this.services.get(GivenPictures);

  /** Finds the named model and stores the pictures. */
  async of(given: CreateProductInput | UpdateProductInput): Promise<Prepared | InvalidInput> {
    const directory = await this.#directory.read();
    const model = typeof given.model === 'string' ? (modelOf(directory, given.model) ?? null) : undefined;
    if (model === null)
      return InvalidInput.of(REFUSAL.message, [{ path: 'model', message: 'This model doesn’t exist' }]);
    const pictures = given.images ? await this.#pictures.of(given.images, REFUSAL) : undefined;
    if (pictures instanceof InvalidInput) return pictures;
    return { model, directory, pictures };
  }
}

/** The model with this slug, or with this brand and name. */
function modelOf({ models, modelsBySlug }: Directory, given: string): Model | undefined {
  const wanted = given.trim().toLowerCase();
  return (
    modelsBySlug.get(wanted) ?? [...models.values()].find(({ fullName }) => fullName.toLowerCase() === wanted)
  );
}
