import type { LucideIcon } from 'lucide-react';
import type { Scope } from '../../../apollo/schema.generated.ts';
import type { LazyPage } from '../../../routing/lazyPage.tsx';

/** The groups of the sidebar, top to bottom. The last one stays in sight when the others scroll. */
export const SECTION_GROUPS = ['Daily work', 'Website', 'Set-up', 'For engineers', 'Settings'] as const;
export type SectionGroup = (typeof SECTION_GROUPS)[number];

/** An entry in the sidebar. */
interface SectionLink {
  label: string;
  group: SectionGroup;
  icon: LucideIcon;
}

export interface Screen {
  /** Its route pattern below /admin; empty for /admin itself. */
  path: string;
  /** All the scopes a user needs. Users without them get no links to the screen. */
  scopes: readonly Scope[];
  /** Users with this scope get no link to the screen either, because another shows them more. */
  unless?: Scope;
  page: LazyPage;
  /** Its entry in the sidebar; absent if only other screens link to it. */
  link?: SectionLink;
  /** Its name in the command palette, such as "New product", if it can be opened from anywhere. */
  command?: string;
  /** Other words that find it in the command palette. */
  words?: string;
}

export const screenPath = ({ path }: Pick<Screen, 'path'>): string =>
  path === '' ? '/admin' : `/admin/${path}`;

/** Whether a user gets links to a screen. @param can whether they have a scope. */
export const isOffered = ({ scopes, unless }: Screen, can: (scope: Scope) => boolean): boolean =>
  scopes.every(can) && !(unless && can(unless));
