import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { ImportKinds, type ImportCounter } from '../../../platform/features/import-kind.ts';
import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditLog } from '../audit/index.ts';
import { ImportFigure, MappedColumn } from './import.results.ts';
import { ImportService } from './import.service.ts';
import { Import } from './record/import.entity.ts';
import { maySee } from './record/may-see.ts';

const STATES: Readonly<Record<string, ImportCounter>> = {
  LATE: { label: 'Couldn’t be applied any more' },
  DONE: { label: 'Applied' },
  LEFT_OUT: { label: 'Left out' },
  UNDONE: { label: 'Undone' },
  KEPT: { label: 'Edited since, so not undone' },
  NEW: { label: 'New' },
  CHANGED: { label: 'Changed' },
  UNCHANGED: { label: 'Unchanged' },
  REFUSED: { label: 'Refused' },
  TWICE: { label: 'Repeat an earlier line' },
};

/** The fields of an import that follow from its kind. */
@Resolver(() => Import)
export class ImportResolver extends Service {
  readonly #imports = this.services.get(ImportService);
  readonly #log = this.services.get(AuditLog);
  readonly #authors = new AnswerLoader<Import, string>((all) =>
    this.#log.namesOf(all.map(({ startedByRole, startedBy }) => ({ role: startedByRole, id: startedBy }))),
  );

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The format of its file as it was recognised, for example “CSV, UTF-8, semicolon”; null without a file.',
  })
  format(@Root() { format }: Import): string | null {
    return format && [format.kind, format.encoding, format.delimiter].filter(Boolean).join(', ');
  }

  @FieldResolver(() => [MappedColumn], { description: 'The columns of its file, in their order.' })
  columns(@Root() { mapping }: Import): readonly MappedColumn[] {
    return mapping;
  }

  @FieldResolver(() => [ImportFigure], {
    description: 'The numbers of rows by outcome, by effect, for example below cost, and by fate.',
  })
  figures(@Root() { kind, figures }: Import, @Ctx() { viewer }: Context): ImportFigure[] {
    const { counters } = this.services.get(ImportKinds).named(kind);
    return Object.entries<ImportCounter>({ ...STATES, ...counters }).flatMap(
      ([name, { label, scope, isDoubtful = false }]) => {
        const count = figures[name];
        return count === undefined || !maySee(viewer, scope) ? [] : [{ name, label, count, isDoubtful }];
      },
    );
  }

  @FieldResolver(() => String, { description: 'The name of the person or API key that started it.' })
  startedBy(@Root() one: Import, @Ctx() context: Context): Promise<string> {
    return this.#authors.load(context, one);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why its file may have been meant for another kind of import, a sentence; null if it doesn’t look like it, and ' +
      'once it’s applied.',
  })
  @Extensions({ runsStatement: true })
  async doubt(@Root() { kind, status, mapping }: Import): Promise<string | null> {
    if (status !== 'MAPPING' && status !== 'READY') return null;
    const { doubt } = this.services.get(ImportKinds).named(kind);
    return (await doubt?.(this.services, mapping)) ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it can be undone now.' })
  canUndo(@Root() one: Import): boolean {
    return this.#imports.canUndo(one);
  }
}
