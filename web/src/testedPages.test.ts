// @vitest-environment node
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ADMIN_DIALOGS } from '../e2e/support/admin/adminDialogs.ts';
import { ADMIN_PAGES } from '../e2e/support/admin/adminPages.ts';
import { MISSING_PAGES, PAGES } from '../e2e/support/shop/routes.ts';
import { screenPath } from './admin/frame/sections/screen.ts';
import { SCREENS } from './admin/frame/sections/sections.ts';
import { routes } from './router.tsx';

/** Alternative paths of pages that are tested under their main path. */
const SECOND_ADDRESSES = ['/track', '/diag', '/diagnostic', '/mobile-tyre-fitting-bedford'];

const routeOf = (path: string) =>
  routes.find((route) => matchPath(route.path, path.replace(/\?.*/, '')))?.path;

it('the browser tests visit every route', () => {
  const tested = PAGES.map((page) => ('route' in page ? page.route : routeOf(page.path)));
  const missing = MISSING_PAGES.map(routeOf);
  const all = [...tested, ...missing, ...SECOND_ADDRESSES];
  expect(routes.map(({ path }) => path).filter((path) => !all.includes(path))).toEqual([]);
  expect(all.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
});

it('the browser tests visit every screen of the admin', () => {
  const tested = new Set(ADMIN_PAGES.map(({ screen, path }) => screen ?? path));
  expect(tested).toEqual(new Set(SCREENS.map(screenPath)));
});

it('the browser tests submit every dialog of the admin', () => {
  const sources = import.meta.glob<string>('./admin/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const drawing = Object.entries(sources)
    .filter(([, source]) => /<(?:Dialog|ConfirmDialog|ConfirmButton|RemoveButton)\b/.test(source))
    .map(([file]) => file.replace('./admin/', '').replace('.tsx', ''));
  expect(Object.keys(ADMIN_DIALOGS).toSorted()).toEqual(drawing.toSorted());
});
