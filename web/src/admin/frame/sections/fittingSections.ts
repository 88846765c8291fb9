import { Car, Van, Wrench } from 'lucide-react';
import { lazyPage } from '../../../routing/lazyPage.tsx';
import type { Screen } from './screen.ts';

const scopes = ['WRITE_FITTING'] as const;

/** The screens for who fits tyres, where and when. The first whose path matches an address is shown. */
export const FITTING_SCREENS: readonly Screen[] = [
  {
    path: 'vehicles',
    scopes: ['READ_CATALOGUE'],
    page: lazyPage(() => import('../../vehicles/VehicleListScreen.tsx'), 'VehicleListScreen'),
    link: { label: 'Vehicles', group: 'Set-up', icon: Car },
    words: 'fitment cars sizes tpms',
  },
  {
    path: 'vehicles/new',
    scopes: ['WRITE_CATALOGUE'],
    page: lazyPage(() => import('../../vehicles/VehicleScreen.tsx'), 'NewVehicleScreen'),
    command: 'New vehicle',
    words: 'fitment car',
  },
  {
    path: 'vehicles/missed',
    scopes: ['READ_CUSTOMERS'],
    page: lazyPage(() => import('../../vehicles/MissedRegistrationsScreen.tsx'), 'MissedRegistrationsScreen'),
    command: 'Registrations not found',
    words: 'plates unknown',
  },
  {
    path: 'vehicles/corrections',
    scopes: ['READ_CATALOGUE'],
    page: lazyPage(() => import('../../vehicles/corrections/CorrectionsScreen.tsx'), 'CorrectionsScreen'),
    command: 'Fitment corrections',
    words: 'returns doesn’t fit wrong size',
  },
  {
    path: 'vehicles/import',
    scopes: ['READ_CATALOGUE', 'WRITE_CATALOGUE'],
    page: lazyPage(() => import('../../vehicles/import/VehicleImportsScreen.tsx'), 'VehicleImportsScreen'),
    command: 'Import vehicles',
    words: 'file csv xlsx excel upload fitment sizes pressures',
  },
  {
    path: 'vehicles/import/:id',
    scopes: ['READ_CATALOGUE', 'WRITE_CATALOGUE'],
    page: lazyPage(() => import('../../vehicles/import/VehicleImportScreen.tsx'), 'VehicleImportScreen'),
  },
  {
    path: 'vehicles/:id',
    scopes: ['READ_CATALOGUE'],
    page: lazyPage(() => import('../../vehicles/VehicleScreen.tsx'), 'VehicleScreen'),
  },
  {
    path: 'fitting-centres',
    scopes,
    page: lazyPage(() => import('../../fitting/FittingCentreListScreen.tsx'), 'FittingCentreListScreen'),
    link: { label: 'Fitting centres', group: 'Set-up', icon: Wrench },
    words: 'garages partners bays hours fees',
  },
  {
    path: 'fitting-centres/new',
    scopes,
    page: lazyPage(() => import('../../fitting/NewFittingCentreScreen.tsx'), 'NewFittingCentreScreen'),
    command: 'New fitting centre',
    words: 'garage partner add',
  },
  {
    path: 'fitting-centres/import',
    scopes,
    page: lazyPage(() => import('../../fitting/import/CentreImportsScreen.tsx'), 'CentreImportsScreen'),
    command: 'Import fitting centres',
    words: 'file csv xlsx excel upload spreadsheet garages',
  },
  {
    path: 'fitting-centres/import/:id',
    scopes,
    page: lazyPage(() => import('../../fitting/import/CentreImportScreen.tsx'), 'CentreImportScreen'),
  },
  {
    path: 'fitting-centres/holidays',
    scopes,
    page: lazyPage(() => import('../../fitting/HolidaysScreen.tsx'), 'HolidaysScreen'),
    command: 'Holidays of fitting centres and vans',
    words: 'closures closed days off',
  },
  {
    path: 'fitting-centres/:slug',
    scopes,
    page: lazyPage(() => import('../../fitting/FittingCentreScreen.tsx'), 'FittingCentreScreen'),
  },
  {
    path: 'fitting-vans',
    scopes,
    page: lazyPage(() => import('../../fitting/VanListScreen.tsx'), 'VanListScreen'),
    link: { label: 'Fitting vans', group: 'Set-up', icon: Van },
    words: 'mobile fitters',
  },
  {
    path: 'fitting-vans/new',
    scopes,
    page: lazyPage(() => import('../../fitting/VanScreen.tsx'), 'NewVanScreen'),
    command: 'New van',
    words: 'mobile fitter add',
  },
  {
    path: 'fitting-vans/:id',
    scopes,
    page: lazyPage(() => import('../../fitting/VanScreen.tsx'), 'VanScreen'),
  },
];
