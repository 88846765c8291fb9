import type { ModelBuyPanelFragment } from './ModelBuyPanel.generated.ts';

/** One size of a model, as the selector shows it. */
export type ModelSize = ModelBuyPanelFragment['variations'][number];
