import type { InputRule } from '@treadline/schema/input/rule';
import { Arg, Ctx, Extensions, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import {
  Import,
  ImportDoubtful,
  ImportMode,
  ImportRow,
  ImportRowReader,
  ImportRunner,
  ImportService,
  ImportUpload,
} from '../../../operations/imports/index.ts';
import type { ProductDraft } from './product-draft.ts';
import { ImportedProductInput } from './product-import.inputs.ts';
import { productImport } from './product-import.ts';

const MOST_ROWS = 1_000;
const ROWS: InputRule = {
  required: 'Give at least one row',
  maxItems: MOST_ROWS,
  message: `Give at most ${MOST_ROWS} rows; POST /api/products/bulk takes more`,
};
/** The cost of a document can't know how many rows it's sent. */
const ASSUMED_ROWS = 50;

@ObjectType({ description: 'The end of an import of rows.' })
export class ImportedProducts {
  @Field(() => Import, { description: 'The import, which can be undone.' }) import: Import;
  @Extensions({ assumedItems: ASSUMED_ROWS })
  @Field(() => [ImportRow], {
    description: 'Each row with what became of it. Their lines are counted from 1.',
  })
  rows: ImportRow[];
}

/** Imports rows of products that come with a request. */
@Resolver()
export class ProductImportResolver extends Service {
  readonly #imports = this.services.get(ImportService);
  readonly #rows = this.services.get(ImportRowReader);
  readonly #runner = this.services.get(ImportRunner);
  readonly #upload = this.services.get(ImportUpload);

  @Mutation(() => ImportedProducts, {
    description: 'Adds and changes up to 1,000 products, and answers when it’s done.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async importProducts(
    @Ctx() { viewer }: Context,
    @Constraint(ROWS)
    @Arg('rows', () => [ImportedProductInput], { description: 'At most 1,000, in the order of the answer.' })
    rows: ImportedProductInput[],
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
  ): Promise<ImportedProducts> {
    const { id } = await this.#upload.takeRows(viewer, {
      kind: productImport,
      rows: rows.map(draftOf),
      mode,
      doubtful,
    });
    await this.#runner.run(id);
    const one = await this.#imports.find(productImport.name, id);
    if (!one) throw new Error(`Import ${id} is gone right after it ran.`);
    const paging = { page: 1, limit: MOST_ROWS };
    const { items } = await this.#rows.page(viewer, productImport, { id, among: null }, paging);
    return result(ImportedProducts, { import: one, rows: items });
  }
}

/** The row as a draft: without values that weren't given, with its pictures by their addresses. */
function draftOf({ images, ...row }: ImportedProductInput): ProductDraft {
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
  return images ? { ...given, pictureUrls: images.map(({ url }) => url ?? '') } : given;
}
