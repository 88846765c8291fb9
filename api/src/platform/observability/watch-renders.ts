import type { Metrics } from './metrics.ts';
import { traced } from './tracing.ts';

/** Measures and traces the rendering of a page. */
export async function watchRender<Page>(metrics: Metrics, render: () => Promise<Page>): Promise<Page> {
  const end = metrics.pageRenders.startTimer();
  try {
    return await traced('render page', 'internal', {}, render);
  } finally {
    end();
  }
}
