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

  @Query(() => [SavedView], { description: 'The viewer’s own views of a list, by name.' })
  @Auth('ADMIN', 'USE_ADMIN')
  savedViews(
    @Ctx() { viewer }: Context,
    @Arg('list', () => String, { description: 'The list that they show, for example orders.' }) list: string,
  ): Promise<SavedView[]> {
    return this.#views.ofViewer(viewer, list);
  }

  @Mutation(() => SaveViewResult, {
    description: 'Keeps a view of a list for the viewer; one of the same list and name is replaced.',
  })
  @Auth('ADMIN', 'USE_ADMIN')
  saveView(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SaveViewInput, { description: 'The view and its name.' }) input: SaveViewInput,
  ): Promise<typeof SaveViewResult> {
    return this.#views.save(viewer, input);
  }

  @Mutation(() => Boolean, {
    description: 'Removes one of the viewer’s views. Gives whether there was one; may be repeated.',
  })
  @Auth('ADMIN', 'USE_ADMIN')
  deleteSavedView(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'The number of the view.' }) id: number,
  ): Promise<boolean> {
    return this.#views.remove(viewer, id);
  }
}
