import { LayoutDashboard, Mail, type LucideIcon } from 'lucide-react';
import { lazyPage, type LazyPage } from '../routing/lazyPage.tsx';

/** The groups of the sidebar, in its order. */
export const SECTION_GROUPS = ['Daily work', 'Website', 'Set-up'] as const;
export type SectionGroup = (typeof SECTION_GROUPS)[number];

/** A place in the sidebar. */
export interface SectionLink {
  label: string;
  group: SectionGroup;
  icon: LucideIcon;
}

/** A screen of the admin. */
export interface Screen {
  /** Its path below /admin, as a pattern of the router; empty for /admin itself. */
  path: string;
  page: LazyPage;
  /** Its place in the sidebar; absent for a screen that another one leads to. */
  link?: SectionLink;
  /** What the command palette calls it, if it can be gone to from anywhere, such as "New product". */
  command?: string;
  /** Other words that the command palette finds it by. */
  words?: string;
}

/** Every screen of the admin. Routes, sidebar and command palette follow from it; the first that matches answers. */
export const SCREENS: readonly Screen[] = [
  {
    path: '',
    page: lazyPage(() => import('./dashboard/DashboardScreen.tsx'), 'DashboardScreen'),
    link: { label: 'Home', group: 'Daily work', icon: LayoutDashboard },
    words: 'dashboard figures revenue start',
  },
  {
    path: 'mail',
    page: lazyPage(() => import('./mail/MailScreen.tsx'), 'MailScreen'),
    link: { label: 'Mail', group: 'Set-up', icon: Mail },
    words: 'emails letters sent failed',
  },
];

/** The address of a screen. */
export const screenPath = ({ path }: Pick<Screen, 'path'>): string =>
  path === '' ? '/admin' : `/admin/${path}`;
