import type { DefaultContext, ErrorLike } from '@apollo/client';
import type {
  ImportDoubtful,
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

/** A kind of change to many records: its documents, its paths and its words. The screen of one is the same for all. */
export interface RunSection {
  /** The list of its runs. */
  readonly list: { readonly to: string; readonly label: string };
  /** One of them, such as "import". */
  readonly run: string;
  /** One record, such as "product". */
  readonly thing: string;
  /** A row that adds a record, such as "A new tyre"; null if rows only change some. */
  readonly added: string | null;
  /** The records that an undo leaves as they are, a sentence. */
  readonly undoKeeps: string;
  /** The figures of a check that a person has to look at before applying it, with the tabs that show their rows. */
  readonly warnings: Readonly<Record<string, string>>;
  /** The path of the API that has the faults of its rows as a file; null if there's none. */
  readonly files: string | null;
  /** Where a file belongs that was meant for another kind, if its `doubt` is selected. */
  readonly elsewhere?: { readonly to: string; readonly label: string };
  readonly useImport: Query<
    { import: (ShownImportFragment & { readonly doubt?: string | null }) | null },
    { id: number }
  >;
  readonly useColumns: () => Answer<{ columns: readonly ShownImportColumnFragment[] | null }>;
  readonly useRows: Query<
    { rows: ShownImportRowsFragment | null },
    { id: number; outcomes: ImportRowOutcome[]; states: ImportRowState[]; figures: string[]; page: number }
  >;
  /** Null if its rows don't come in files. */
  readonly useMap: Mutation<{ input: MapImportInput }> | null;
  readonly useApply: Mutation<{ id: number; mode: ImportMode; doubtful: ImportDoubtful; at: string | null }>;
  readonly useCancel: Mutation<{ id: number }>;
  readonly useUndo: Mutation<{ id: number }>;
}

/** A kind of file that staff import. */
export interface ImportSection extends Omit<RunSection, 'list' | 'run'> {
  /** The address of its screens. */
  readonly path: string;
  readonly files: string;
  /** The heading of its screen, such as "Import products". */
  readonly title: string;
  /** The list of its records. */
  readonly back: { readonly to: string; readonly label: string };
  /** The purpose of a file and how its rows find their records, in sentences. */
  readonly introduction: string;
  /** Where a file with the same columns can be downloaded, a sentence. */
  readonly pattern: string;
  /** False if a dash in a cell doesn't clear the stored value. */
  readonly clears?: false;
  readonly useImports: Query<{ imports: ShownImportsFragment | null }, { page: number; about?: string }>;
  readonly useMap: Mutation<{ input: MapImportInput }>;
}
