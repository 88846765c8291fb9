import { Type } from '@mikro-orm/core';

/** A column of several instants, `timestamptz[]`. */
export class Instants extends Type<Date[], string> {
  override convertToDatabaseValue(instants: Date[]): string {
    return `{${instants.map((instant) => instant.toISOString()).join()}}`;
  }

  /** @param stored an array, or the text of one. */
  override convertToJSValue(stored: unknown): Date[] {
    const texts = Array.isArray(stored) ? stored : [...String(stored).matchAll(/[^{}",]+/g)].map(String);
    return texts.map((text: string | Date) => new Date(text));
  }

  override getColumnType(): string {
    return 'timestamptz[]';
  }
}
