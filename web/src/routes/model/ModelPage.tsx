import { Gallery } from '../../features/gallery/Gallery.tsx';
import { Redirect } from '../../lib/head/Redirect.tsx';
import { modelPath } from '../../lib/paths/productPath.ts';
import { brandPath } from '../../lib/paths/tyrePaths.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { PICTURE_NOTES } from '../parts/tyre/pictureNote.ts';
import { ModelBuyPanel } from './ModelBuyPanel.tsx';
import { ModelHead } from './ModelHead.tsx';
import { ModelNotFound } from './ModelNotFound.tsx';
import { useModelPageSuspenseQuery } from './ModelPage.generated.ts';
import { ModelSummary } from './ModelSummary.tsx';
import { ModelTabs } from './ModelTabs.tsx';

/** A tyre model in all its sizes. A former slug redirects to the current one. */
export function ModelPage({ slug }: { slug: string }) {
  const { model, shopSettings } = useModelPageSuspenseQuery({ variables: { slug } }).data;
  if (!model) return <ModelNotFound />;
  if (model.slug !== slug) return <Redirect to={modelPath(model)} permanent />;
  const { fullName, brand, images, pictureSource } = model;
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'Tyres', to: '/shop' },
    { label: brand.name, to: brandPath(brand.name) },
    { label: fullName },
  ];
  return (
    <div className="wrap py-4">
      <ModelHead model={model} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      <div className="grid gap-6 pt-3 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8 lg:gap-x-12">
        <div className="min-w-0">
          <Gallery images={images} title={fullName} note={PICTURE_NOTES[pictureSource]} />
        </div>
        <ModelBuyPanel model={model} settings={shopSettings} summary={<ModelSummary model={model} />} />
      </div>
      <ModelTabs model={model} />
    </div>
  );
}
