export { savedViews } from './saved-views.feature.ts';
