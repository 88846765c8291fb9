import type { DefaultContext, ErrorLike } from '@apollo/client';
import type {
  ImportMode,
  ImportRowOutcome,
  ImportRowState,
  MapImportInput,
} from '../../apollo/schema.generated.ts';
import type {
  AnsweredImportFragment,
  ShownImportColumnFragment,
  ShownImportFragment,
  ShownImportRowsFragment,
  ShownImportsFragment,
} from './Imports.generated.ts';

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: ErrorLike | undefined;
  readonly refetch: () => Promise<unknown>;
}

interface Options<Variables> {
  readonly variables: Variables;
  readonly fetchPolicy: 'cache-and-network';
  readonly pollInterval?: number;
  readonly context?: DefaultContext;
}

type Query<Data, Variables> = (options: Options<Variables>) => Answer<Data>;

type Mutation<Variables> = () => readonly [
  execute: (options: { variables: Variables }) => Promise<{
    readonly data?: { readonly answer: AnsweredImportFragment | null } | null | undefined;
    readonly error?: ErrorLike | undefined;
  }>,
  state: { readonly loading: boolean },
];

/** A kind of file that staff import: its documents, its paths and its words. The screens are the same for all kinds. */
export interface ImportSection {
  /** The address of its screens. */
  readonly path: string;
  /** The path of the API that takes its files. */
  readonly files: string;
  /** The heading of its screen, such as "Import products". */
  readonly title: string;
  /** The list of its records. */
  readonly back: { readonly to: string; readonly label: string };
  /** One record, such as "product". */
  readonly thing: string;
  /** A row that adds a record, such as "A new tyre". */
  readonly added: string;
  /** The purpose of a file and how its rows find their records, in sentences. */
  readonly introduction: string;
  /** Where a file with the same columns can be downloaded, a sentence. */
  readonly pattern: string;
  /** The records that an undo leaves as they are, a sentence. */
  readonly undoKeeps: string;
  /** The figures of a check that a person has to look at before applying it, besides refused rows. */
  readonly warnings: readonly string[];
  readonly useImports: Query<{ imports: ShownImportsFragment | null }, { page: number }>;
  readonly useImport: Query<{ import: ShownImportFragment | null }, { id: number }>;
  readonly useColumns: () => Answer<{ columns: readonly ShownImportColumnFragment[] | null }>;
  readonly useRows: Query<
    { rows: ShownImportRowsFragment | null },
    { id: number; outcomes: ImportRowOutcome[]; states: ImportRowState[]; page: number }
  >;
  readonly useMap: Mutation<{ input: MapImportInput }>;
  readonly useApply: Mutation<{ id: number; mode: ImportMode }>;
  readonly useCancel: Mutation<{ id: number }>;
  readonly useUndo: Mutation<{ id: number }>;
}
