export { PageService } from './page.service.ts';
export { pages } from './pages.feature.ts';
