import { letterHtml } from './letter/letter.html.ts';
import { letterText } from './letter/letter.text.ts';
import type { Letter, Letterhead, MailContent, MailTyre } from './letter/letter.ts';
import type { MailOrder } from './letters/order.letter.ts';

export function aLetterhead(overrides: Partial<Letterhead> = {}): Letterhead {
  return {
    shopName: 'Treadline',
    shopUrl: 'https://treadline.example',
    email: 'hello@treadline.example',
    phone: '01632 960 100',
    companyName: 'Treadline Tyres Ltd',
    companyNumber: '01234567',
    vatNumber: 'GB 123 4567 89',
    address: ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA'],
    cancellationDays: 14,
    isDemonstration: false,
    ...overrides,
  };
}

export function aMailTyre(overrides: Partial<MailTyre> = {}): MailTyre {
  return {
    name: 'Michelin Pilot Sport 5 225/40 R18 92Y XL',
    size: '225/40 R18',
    quantity: 2,
    unitPrice: 10_449,
    lineTotal: 20_898,
    label: { fuelEfficiency: 'C', wetGrip: 'A', noiseDb: 72, noiseClass: 'B' },
    ...overrides,
  };
}

/** Two lines, one of them a motorcycle tyre, which has no label. */
export function aMailOrder(overrides: Partial<MailOrder> = {}): MailOrder {
  return {
    id: '4a2b6f0e-93d1-4c9a-8a52-0a6f0f1e2d3c',
    number: 'TFL2611123456',
    createdAt: new Date('2026-11-20T10:30:00Z'),
    hasAccount: true,
    tyres: [
      aMailTyre(),
      aMailTyre({
        name: 'Metzeler Roadtec 01 SE 180/55 R17 73W',
        size: '180/55 R17',
        quantity: 1,
        unitPrice: 14_050,
        lineTotal: 14_050,
        label: null,
      }),
    ],
    subtotal: 34_948,
    shipping: 1_599,
    total: 36_547,
    vatIncluded: 6_091,
    deliveryMethod: 'STANDARD',
    shippingAddress: {
      firstName: 'Sam',
      lastName: 'Carter',
      company: null,
      line1: '4 Ivel Road',
      line2: null,
      city: 'Bedford',
      postcode: 'MK42 0AA',
      country: 'GB',
    },
    ...overrides,
  };
}

/** A mail as its reader gets it. */
export function laidOut(
  content: MailContent,
  letterhead: Letterhead = aLetterhead(),
): { letter: Letter; html: string; text: string } {
  const letter = content(letterhead);
  return { letter, html: letterHtml(letter, letterhead), text: letterText(letter, letterhead) };
}
