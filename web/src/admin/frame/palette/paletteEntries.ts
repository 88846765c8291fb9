import { invoicePath } from '../../../features/orders/orderPaths.ts';
import { screenPath, type Screen } from '../sections/screen.ts';

/** A result in the command palette. */
export interface PaletteEntry {
  to: string;
  title: string;
  /** Its kind, or what tells it apart from others with the same name. */
  detail: string;
}

const MOST_SCREENS = 8;

const MOST_SETTINGS = 6;

const MOST_SUPPLIERS = 4;

/** Returns a test for texts that contain every word typed. */
function matcher(typed: string): (text: string) => boolean {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => wanted.every((word) => text.toLowerCase().includes(word));
}

/** The screens and actions whose names or search words contain every word typed. */
export function matchingScreens(typed: string, screens: readonly Screen[]): PaletteEntry[] {
  const matches = matcher(typed);
  return screens
    .flatMap((screen) => {
      const title = screen.command ?? screen.link?.label;
      if (title === undefined || !matches(`${title} ${screen.words ?? ''}`)) return [];
      return [{ to: screenPath(screen), title, detail: screen.command ? 'Action' : 'Screen' }];
    })
    .slice(0, MOST_SCREENS);
}

/** The part of a setting that the palette searches. */
interface SettingWords {
  name: string;
  label: string;
  settings: readonly { key: string; label: string; help: string | null }[];
}

/** The settings whose name, group or help text contains every word typed, each linking to its field. */
export function matchingSettings(typed: string, groups: readonly SettingWords[]): PaletteEntry[] {
  const matches = matcher(typed);
  return groups
    .flatMap(({ name, label: group, settings }) =>
      settings
        .filter(({ label, help }) => matches(`${label} ${group} ${help ?? ''} setting`))
        .map(({ key, label }) => ({
          to: `/admin/settings/${name.toLowerCase()}#${key}`,
          title: label,
          detail: `Setting, ${group.toLowerCase()}`,
        })),
    )
    .slice(0, MOST_SETTINGS);
}

/** The suppliers whose name or account contains every word typed. */
export function matchingSuppliers(
  typed: string,
  suppliers: readonly { id: number; name: string; accountNumber: string | null }[],
): PaletteEntry[] {
  const matches = matcher(typed);
  return suppliers
    .filter(({ name, accountNumber }) => matches(`${name} ${accountNumber ?? ''} supplier`))
    .map(({ id, name }) => ({ to: `/admin/suppliers/${id}`, title: name, detail: 'Supplier' }))
    .slice(0, MOST_SUPPLIERS);
}

/** The invoices with the typed number, in any spelling. */
export function matchingInvoices(
  typed: string,
  orders: readonly { id: string; invoiceNumber: string | null; shippingAddress: { name: string } }[],
): PaletteEntry[] {
  const wanted = invoiceKey(typed);
  return orders.flatMap(({ id, invoiceNumber, shippingAddress }) =>
    invoiceNumber !== null && invoiceKey(invoiceNumber) === wanted
      ? [{ to: invoicePath(id), title: `${invoiceNumber} ${shippingAddress.name}`, detail: 'Invoice' }]
      : [],
  );
}

const invoiceKey = (number: string): string =>
  number
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^inv0*/, 'inv');
