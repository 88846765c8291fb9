import type { InputRule } from '@treadline/schema/input/rule';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { BlogLabelKind } from '../record/blog.enums.ts';
import { BlogLabelInput } from './blog-label.inputs.ts';
import {
  BlogLabels,
  BlogLabelSaved,
  UpdateBlogLabelResult,
  CreateBlogLabelResult,
  MergeBlogLabelsResult,
  DeleteBlogLabelResult,
} from './blog-label.results.ts';
import { BlogLabelService } from './blog-label.service.ts';

const KIND = { description: 'Whether it’s a topic or a tag.' };
const ID = { description: 'Its number, unique within its kind.' };
const INPUT = { description: 'Its name and colour.' };
const REVISION: InputRule = { min: 1 };

@Resolver()
export class BlogLabelResolver extends Service {
  readonly #labels = this.services.get(BlogLabelService);

  @Query(() => BlogLabels, { description: 'Topics, tags and authors, and how often they’re used.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  blogLabels(): Promise<BlogLabels> {
    return this.#labels.all();
  }

  @Mutation(() => CreateBlogLabelResult, { description: 'Adds a topic or tag.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async createBlogLabel(
    @Ctx() { viewer }: Context,
    @Arg('kind', () => BlogLabelKind, KIND) kind: BlogLabelKind,
    @Arg('input', () => BlogLabelInput, INPUT) input: BlogLabelInput,
  ): Promise<typeof CreateBlogLabelResult> {
    return this.#saved(kind, await this.#labels.create(viewer, kind, input));
  }

  @Mutation(() => UpdateBlogLabelResult, {
    description: 'Renames or recolours a topic or tag. Its slug stays the same.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async updateBlogLabel(
    @Ctx() { viewer }: Context,
    @Arg('kind', () => BlogLabelKind, KIND) kind: BlogLabelKind,
    @Arg('id', () => Int, ID) id: number,
    @Constraint(REVISION)
    @Arg('revision', () => Int, { description: 'The revision that was edited; an outdated one is refused.' })
    revision: number,
    @Arg('input', () => BlogLabelInput, INPUT) input: BlogLabelInput,
  ): Promise<typeof UpdateBlogLabelResult> {
    return this.#saved(kind, await this.#labels.change(viewer, kind, { id, revision }, input));
  }

  @Mutation(() => MergeBlogLabelsResult, {
    description: 'Moves all articles of one topic or tag to another of its kind, and deletes the first.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async mergeBlogLabels(
    @Ctx() { viewer }: Context,
    @Arg('kind', () => BlogLabelKind, KIND) kind: BlogLabelKind,
    @Arg('id', () => Int, { description: 'The number of the topic or tag to delete.' }) id: number,
    @Arg('into', () => Int, { description: 'The number of the topic or tag to keep.' }) into: number,
  ): Promise<typeof MergeBlogLabelsResult> {
    return this.#saved(kind, await this.#labels.merge(viewer, kind, id, into));
  }

  @Mutation(() => DeleteBlogLabelResult, {
    description: 'Deletes a tag, which is removed from its articles, or an unused topic.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  deleteBlogLabel(
    @Ctx() { viewer }: Context,
    @Arg('kind', () => BlogLabelKind, KIND) kind: BlogLabelKind,
    @Arg('id', () => Int, ID) id: number,
  ): Promise<typeof DeleteBlogLabelResult> {
    return this.#labels.remove(viewer, kind, id);
  }

  /** The saved topic or tag, by its number; passes refusals through. */
  async #saved<Refused extends object>(
    kind: BlogLabelKind,
    written: number | Refused,
  ): Promise<BlogLabelSaved | Refused> {
    if (typeof written !== 'number') return written;
    const label = await this.#labels.find(kind, written);
    if (!label) throw new Error(`${kind} ${written} was deleted right after it was saved.`);
    return result(BlogLabelSaved, { label });
  }
}
