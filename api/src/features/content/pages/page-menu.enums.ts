import { pageMenus } from '@treadline/schema/input/page-menu';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const PageMenu = graphqlEnum(
  'PageMenu',
  'Where the shop links to a page that the owner added.',
  pageMenus,
);
export type PageMenu = keyof typeof PageMenu;
