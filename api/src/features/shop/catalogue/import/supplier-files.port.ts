import { Port } from '../../../../platform/services/port.ts';

/** Knows the files in which suppliers send their costs and stock. */
export interface SupplierFiles {
  /** Whether a supplier's file with these columns, in this order, has been applied. */
  areColumnsKnown(names: readonly string[]): Promise<boolean>;
}

export const supplierFiles = new Port<SupplierFiles>('the files of suppliers');
