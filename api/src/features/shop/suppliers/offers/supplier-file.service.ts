import { Service } from '../../../../platform/services/services.ts';
import { ImportService } from '../../../operations/imports/index.ts';
import type { SupplierFiles } from '../../catalogue/index.ts';
import { offerImport } from './offer-import.ts';

/** Recognises the files of suppliers by those that were applied. */
export class SupplierFileService extends Service implements SupplierFiles {
  readonly #imports = this.services.get(ImportService);

  areColumnsKnown(names: readonly string[]): Promise<boolean> {
    return this.#imports.hasApplied(offerImport.name, names);
  }
}
