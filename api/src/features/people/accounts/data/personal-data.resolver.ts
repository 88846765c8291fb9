import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { DeleteAccountInput } from '../record/account.inputs.ts';
import { DeleteAccountResult, RequestDataExportResult } from '../record/personal-data.results.ts';
import { AccountDeletionService } from './account-deletion.service.ts';
import { DataExportService } from './data-export.service.ts';

/** The viewer's rights to their personal data: export and deletion. */
@Resolver()
export class PersonalDataResolver extends Service {
  readonly #deletion = this.services.get(AccountDeletionService);
  readonly #exports = this.services.get(DataExportService);

  @Mutation(() => RequestDataExportResult, {
    description:
      'Emails the viewer a link to a copy of all their personal data as JSON. Once an hour; the ' +
      'link works for 24 hours and five downloads.',
  })
  @Auth('CUSTOMER')
  requestDataExport(@Ctx() { viewer }: Context): Promise<typeof RequestDataExportResult> {
    return this.#exports.request(viewer);
  }

  @Mutation(() => DeleteAccountResult, {
    description:
      'Deletes the viewer’s account permanently. Finished orders stay in the books without their ' +
      'buyer; an order in progress prevents the deletion.',
  })
  @Auth('CUSTOMER')
  deleteAccount(
    @Ctx() { viewer }: Context,
    @Arg('input', () => DeleteAccountInput, { description: 'The account’s password.' })
    input: DeleteAccountInput,
  ): Promise<typeof DeleteAccountResult> {
    return this.#deletion.delete(viewer, input);
  }
}
