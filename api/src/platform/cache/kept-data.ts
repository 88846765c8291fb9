import { refuseSecondConnection } from '../database/connection-pool.ts';
import type { Dataset, DataVersions } from '../database/data-versions.ts';
import { onPrimary } from './shared-reads.ts';

/** Data read once per version of its dataset; concurrent callers share one read. */
export class KeptData<Data> {
  readonly #versions: DataVersions;
  readonly #dataset: Dataset;
  readonly #load: () => Promise<Data>;
  #version = 0;
  #loading: Promise<Data> | null = null;

  /** @param load reads the data from the database. */
  constructor(versions: DataVersions, dataset: Dataset, load: () => Promise<Data>) {
    this.#versions = versions;
    this.#dataset = dataset;
    this.#load = load;
  }

  /** The data of the current version. */
  read(): Promise<Data> {
    // Refused even if nothing has to be read now: another time it would have to be.
    refuseSecondConnection();
    const version = this.#versions.current(this.#dataset);
    if (this.#loading && version === this.#version) return this.#loading;
    this.#version = version;
    // It is kept until the next announcement, so it must not lag behind what nobody announces.
    const loading = onPrimary(this.#load);
    this.#loading = loading;
    // A failed read is not kept, or one broken connection would last until the next change.
    loading.catch(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    return loading;
  }
}
