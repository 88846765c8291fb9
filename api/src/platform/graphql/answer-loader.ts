import DataLoader from 'dataloader';
import type { Context } from '../services/context.ts';

/** Loads what belongs to the objects of one answer, batching all of them into one statement. */
export class AnswerLoader<Key, Value> {
  readonly #read: (keys: readonly Key[], context: Context) => Promise<Value[]>;
  readonly #loaders = new WeakMap<Context, DataLoader<Key, Value>>();

  /** @param read returns one value for each key, in the same order. */
  constructor(read: (keys: readonly Key[], context: Context) => Promise<Value[]>) {
    this.#read = read;
  }

  /** A key's value within the answer to a request. */
  load(context: Context, key: Key): Promise<Value> {
    const loader =
      this.#loaders.get(context) ?? new DataLoader<Key, Value>((keys) => this.#read(keys, context));
    this.#loaders.set(context, loader);
    return loader.load(key);
  }
}
