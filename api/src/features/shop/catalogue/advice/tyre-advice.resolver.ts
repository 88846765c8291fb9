import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { TyreAdviceService, type TyreAdviceRows } from './tyre-advice.service.ts';
import { TyreAdvice, TyreAdviceInput } from './tyre-advice.type.ts';

@Resolver(() => TyreAdvice)
export class TyreAdviceResolver extends Service {
  readonly #advice = this.services.get(TyreAdviceService);

  @Query(() => TyreAdvice, {
    description: 'Up to three tyres in stock that match a driver’s wishes, and how they were chosen.',
  })
  @Auth('GUEST')
  tyreAdvice(
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
    @Arg('input', () => TyreAdviceInput, { description: 'The driver’s wishes.' }) input: TyreAdviceInput,
  ): Promise<TyreAdviceRows> {
    if (input.registration) context.answer.mayBeShared = false;
    return this.#advice.advise(input, requestedFields(info).get('picks')?.get('product') ?? new Map());
  }
}
