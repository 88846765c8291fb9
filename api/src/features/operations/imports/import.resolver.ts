import { capitalised } from '@treadline/schema/trade/values/words';
import {
  Arg,
  Args,
  ArgsType,
  createUnionType,
  Ctx,
  Field,
  Int,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { ImportKinds } from '../../../platform/features/import-kind.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import type { Scope } from '../../../platform/services/scope.enum.ts';
import { Service, type ServiceClass } from '../../../platform/services/services.ts';
import { ImportRowReader } from './import-row-reader.service.ts';
import { MapImportInput } from './import.inputs.ts';
import {
  ImportColumnFacts,
  ImportNotFound,
  ImportNotPossible,
  ImportPage,
  ImportRowPage,
} from './import.results.ts';
import { ImportService } from './import.service.ts';
import { Import } from './record/import.entity.ts';
import { ImportDoubtful, ImportMode, ImportRowOutcome, ImportRowState } from './record/import.enums.ts';
import { maySee } from './record/may-see.ts';

const ImportAnswer = createUnionType({
  name: 'ImportResult',
  description: 'The import as it is now, or why it was refused.',
  types: () => [Import, ImportNotFound, ImportNotPossible, InvalidInput] as const,
});

/** More than any kind has. */
const MOST_FIGURES = 20;

@ArgsType()
class RowsArguments {
  @Field(() => Int, { description: 'The number of the import.' }) id: number;
  @Field(() => [ImportRowOutcome], {
    defaultValue: [],
    description: 'Only rows with these outcomes; by default all.',
  })
  outcomes: (keyof typeof ImportRowOutcome)[];
  @Field(() => [ImportRowState], { defaultValue: [], description: 'Or in these states; by default all.' })
  states: (keyof typeof ImportRowState)[];
  @Constraint({ maxItems: MOST_FIGURES })
  @Field(() => [String], {
    defaultValue: [],
    description: 'Or that count in these figures, for example BELOW_COST; by default all.',
  })
  figures: string[];
}

/** The names of a kind's root fields. */
interface RunNames {
  /** The kind's name. */
  readonly kind: string;
  /** The beginning of the fields' names, for example `productImport`. */
  readonly field: string;
  /** For descriptions, such as “import of products” and “imports of products”. */
  readonly one: string;
  readonly many: string;
  readonly scope: Scope;
}

/** The root fields for the imports of one kind, whether their rows come in files or from a rule. */
export function runResolver({ kind, field, one: run, many: runs, scope }: RunNames): ServiceClass<Service> {
  const start = capitalised(field);

  @Resolver()
  class KindResolver extends Service {
    readonly #imports = this.services.get(ImportService);
    readonly #rows = this.services.get(ImportRowReader);

    @Query(() => Import, {
      name: field,
      nullable: true,
      description: `The ${run} with this number; null if unknown.`,
    })
    @Auth('ADMIN', scope)
    one(
      @Arg('id', () => Int, { description: 'The number of the import.' }) id: number,
    ): Promise<Import | null> {
      return this.#imports.find(kind, id);
    }

    @Query(() => ImportPage, {
      name: `${field}s`,
      description: `The ${runs}, newest first.`,
    })
    @Auth('ADMIN', scope)
    page(
      @Arg('about', () => String, {
        nullable: true,
        description:
          'Only those whose rows belong to the record with this id, such as a supplier; by default all.',
      })
      about: string | null,
      @Paged() paging: Paging,
    ): Promise<ImportPage> {
      return this.#imports.page(kind, about ?? null, paging);
    }

    @Query(() => ImportRowPage, {
      name: `${field}Rows`,
      nullable: true,
      description: `The rows of the ${run} with this number; null if it’s unknown. They’re kept for 30 days.`,
    })
    @Auth('ADMIN', scope)
    async rows(
      @Ctx() { viewer }: Context,
      @Args(() => RowsArguments) { id, outcomes, states, figures }: RowsArguments,
      @Paged() paging: Paging,
    ): Promise<ImportRowPage | null> {
      const one = await this.#imports.find(kind, id);
      if (!one) return null;
      const facts = this.services.get(ImportKinds).named(kind);
      const visible = figures.filter((figure) => maySee(viewer, facts.counters[figure]?.scope));
      const isFiltered = outcomes.length + states.length + figures.length > 0;
      const among = isFiltered ? [...outcomes, ...states, ...visible] : null;
      return this.#rows.page(viewer, facts, { id, among }, paging);
    }

    @Query(() => [ImportColumnFacts], {
      name: `${field}Columns`,
      description: `The columns that ${runs} can have.`,
    })
    @Auth('ADMIN', scope)
    columns(): ImportColumnFacts[] {
      const { columns, keys } = this.services.get(ImportKinds).named(kind);
      return Object.entries(columns).map(([name, { label, meaning }]) => ({
        name,
        label,
        meaning,
        isKey: keys.includes(name),
      }));
    }

    @Mutation(() => ImportAnswer, {
      name: `apply${start}`,
      description: `Applies the ${run} that is READY, in the background.`,
    })
    @Auth('ADMIN', scope)
    apply(
      @Ctx() { viewer }: Context,
      @Arg('id', () => Int, { description: 'The number of the import.' }) id: number,
      @Arg('mode', () => ImportMode, {
        defaultValue: 'EACH',
        description: 'The treatment of rows that can’t be applied.',
      })
      mode: ImportMode,
      @Arg('doubtful', () => ImportDoubtful, {
        defaultValue: 'LEAVE_OUT',
        description: 'The treatment of doubtful rows.',
      })
      doubtful: ImportDoubtful,
      @Arg('at', () => DateTime, {
        nullable: true,
        description: 'When to apply it; by default now. A time that’s over is now.',
      })
      at?: Date | null,
    ): Promise<typeof ImportAnswer> {
      return this.#imports.apply(viewer, kind, id, { mode, doubtful, at: at ?? null });
    }

    @Mutation(() => ImportAnswer, {
      name: `cancel${start}`,
      description: `Stops the ${run} with this number. Rows that were applied stay, and can be undone.`,
    })
    @Auth('ADMIN', scope)
    cancel(
      @Ctx() { viewer }: Context,
      @Arg('id', () => Int, { description: 'The number of the import.' }) id: number,
    ): Promise<typeof ImportAnswer> {
      return this.#imports.cancel(viewer, kind, id);
    }

    @Mutation(() => ImportAnswer, {
      name: `undo${start}`,
      description: `Undoes the ${run} with this number within 30 days, except records that were edited since.`,
    })
    @Auth('ADMIN', scope)
    undo(
      @Ctx() { viewer }: Context,
      @Arg('id', () => Int, { description: 'The number of the import.' }) id: number,
    ): Promise<typeof ImportAnswer> {
      return this.#imports.undo(viewer, kind, id);
    }
  }
  return KindResolver;
}

/**
 * The root fields for the imports of one kind of file.
 * @param kind its name.
 * @param field the beginning of the fields' names, for example `product`.
 * @param things the records, plural, for descriptions.
 */
export function importResolver(
  kind: string,
  field: string,
  things: string,
  scope: Scope,
): ServiceClass<Service> {
  const Runs = runResolver({
    kind,
    field: `${field}Import`,
    one: `import of ${things}`,
    many: `imports of ${things}`,
    scope,
  });

  @Resolver()
  class FileResolver extends Runs {
    readonly #imports = this.services.get(ImportService);

    @Mutation(() => ImportAnswer, {
      name: `map${capitalised(field)}Import`,
      description: `Changes what the columns of a file of ${things} are matched to, and checks its rows again.`,
    })
    @Auth('ADMIN', scope)
    map(
      @Ctx() { viewer }: Context,
      @Arg('input', () => MapImportInput, { description: 'The columns.' }) input: MapImportInput,
    ): Promise<typeof ImportAnswer> {
      return this.#imports.map(viewer, kind, input);
    }
  }
  return FileResolver;
}
