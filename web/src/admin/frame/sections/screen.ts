import type { LucideIcon } from 'lucide-react';
import type { Scope } from '../../../apollo/schema.generated.ts';
import type { LazyPage } from '../../../routing/lazyPage.tsx';

/** The groups of the sidebar, in its order. */
export const SECTION_GROUPS = ['Daily work', 'Website', 'Set-up', 'For engineers'] as const;
export type SectionGroup = (typeof SECTION_GROUPS)[number];

/** A place in the sidebar. */
interface SectionLink {
  label: string;
  group: SectionGroup;
  icon: LucideIcon;
}

/** A screen of the admin. */
export interface Screen {
  /** Its path below /admin, as a pattern of the router; empty for /admin itself. */
  path: string;
  /** What its reader must be able to do: all of these. Who cannot is not led to it. */
  scopes: readonly Scope[];
  page: LazyPage;
  /** Its place in the sidebar; absent for a screen that another one leads to. */
  link?: SectionLink;
  /** What the command palette calls it, if it can be gone to from anywhere, such as "New product". */
  command?: string;
  /** Other words that the command palette finds it by. */
  words?: string;
}

/** The address of a screen. */
export const screenPath = ({ path }: Pick<Screen, 'path'>): string =>
  path === '' ? '/admin' : `/admin/${path}`;
