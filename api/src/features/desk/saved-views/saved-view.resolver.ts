import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { SavedView } from './saved-view.entity.ts';
import { SaveViewInput } from './saved-view.inputs.ts';
import { SaveViewResult } from './saved-view.results.ts';
import { SavedViewService } from './saved-view.service.ts';

@Resolver()
export class SavedViewResolver extends Service {
  readonly #views = this.services.get(SavedViewService);

  @Query(() => [SavedView], { description: 'The viewer’s saved views of a list, by name.' })
  @Auth('ADMIN', 'USE_ADMIN')
  savedViews(
    @Ctx() { viewer }: Context,
    @Arg('list', () => String, { description: 'The list, for example orders.' }) list: string,
  ): Promise<SavedView[]> {
    return this.#views.ofViewer(viewer, list);
  }

  @Mutation(() => SaveViewResult, {
    description: 'Saves a view for the viewer, replacing one of the same list and name.',
  })
  @Auth('ADMIN', 'USE_ADMIN')
  saveView(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SaveViewInput, { description: 'The view and its name.' }) input: SaveViewInput,
  ): Promise<typeof SaveViewResult> {
    return this.#views.save(viewer, input);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes one of the viewer’s views. True if it existed; safe to repeat.',
  })
  @Auth('ADMIN', 'USE_ADMIN')
  deleteSavedView(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'The view’s number.' }) id: number,
  ): Promise<boolean> {
    return this.#views.remove(viewer, id);
  }
}
