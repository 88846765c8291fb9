import type { Platform } from '../services/platform.ts';
import { Services } from '../services/services.ts';
import type { Feature } from './feature.ts';
import { ImportKinds } from './import-kind.ts';
import { SitemapKinds } from './sitemap.ts';

/** The services of a shop made of these features. Each feature listens to the events that its module names. */
export function openServices(platform: Platform, features: readonly Feature[]): Services {
  const services = new Services(
    platform,
    features.flatMap(({ personalData = [] }) => personalData),
  );
  services.get(SitemapKinds).all = features.flatMap(({ sitemap = [] }) => sitemap);
  services.get(ImportKinds).all = features.flatMap(({ imports = [] }) => imports);
  for (const provide of features.flatMap(({ provides = [] }) => provides)) provide(services);
  for (const listen of features.flatMap(({ listens = [] }) => listens)) listen(services);
  return services;
}
