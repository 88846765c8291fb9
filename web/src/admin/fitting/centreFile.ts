import { sendFile } from '../../apollo/sendFile.ts';

/** The changes that a file of centres makes, as the shop's REST path answers. */
export interface CentreImport {
  readonly is_applied: boolean;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly fault_count: number;
  readonly centres: readonly {
    readonly line: number;
    readonly slug: string;
    readonly name: string;
    readonly is_new: boolean;
    readonly changes: readonly string[];
  }[];
  readonly faults: readonly { readonly line: number; readonly column: string; readonly message: string }[];
  readonly ignored_columns: readonly string[];
}

/** The changes that the file makes or would make, or why it can't be read. */
export type CentreImportAnswer = CentreImport | { readonly fault: string };

const PATHS = { check: '/api/fitting-centres/import/check', apply: '/api/fitting-centres/import' } as const;

/** Has a file checked, or its changes made. */
export async function sendCentreFile(file: File, step: keyof typeof PATHS): Promise<CentreImportAnswer> {
  const sent = await sendFile(PATHS[step], file);
  // The path answers in its documented shape, which its own test proves.
  return 'fault' in sent ? sent : (sent.answer as unknown as CentreImport);
}
