import { createUnionType, Directive, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { result } from '../../../platform/services/result.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { FitmentCorrection } from './fitment-correction.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of proposed corrections.' })
export class FitmentCorrectionPage {
  @Field(() => [FitmentCorrection], { description: 'Those on this page, most returns first.' })
  items: FitmentCorrection[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

@ObjectType({
  implements: Refusal,
  description: 'The correction doesn’t exist, was decided, or isn’t about this vehicle. Nothing has changed.',
})
export class FitmentCorrectionRefused extends Refusal {}

export const refused = (message: string): FitmentCorrectionRefused =>
  result(FitmentCorrectionRefused, { message });

export const HandleFitmentCorrectionResult = createUnionType({
  name: 'HandleFitmentCorrectionResult',
  description: 'The updated correction, or why it wasn’t updated.',
  types: () => [FitmentCorrection, FitmentCorrectionRefused, StaleWrite, InvalidInput] as const,
});
