import { expect, it } from 'vitest';
import { readPdf } from '../../../../../test/fixtures/order/document.ts';
import { Sheet } from './sheet.ts';

async function printed(...texts: string[]): Promise<{ readonly text: string; readonly size: number }> {
  const sheet = new Sheet('Invoice', 'Treadline', 'Treadline');
  for (const text of texts) {
    sheet.y = sheet.write(text, sheet.full);
    sheet.y = sheet.write(text, sheet.full, { weight: 'bold' });
  }
  const file = await sheet.close();
  return { text: (await readPdf(file)).text, size: file.length };
}

it('names in Greek, Cyrillic and Vietnamese are printed in full, and the file stays small', async () => {
  const { text, size } = await printed(
    'Ελένη Παπαδοπούλου',
    'Юрій Щербаківський',
    'Nguyễn Thị Hằng',
    'Łukasz Świt',
  );
  for (const name of ['Ελένη Παπαδοπούλου', 'Юрій Щербаківський', 'Nguyễn Thị Hằng', 'Łukasz Świt'])
    expect(text.split(name)).toHaveLength(3);
  expect(size).toBeLessThan(60_000);
});

it('a letter missing from all typefaces becomes a question mark, and an emoji is left out', async () => {
  const { text } = await printed('李 Юрій 🛞Smith', 'Zoe\u0308 Bo\u0300');
  expect(text).toContain('? Юрій Smith');
  expect(text).toContain('Zoë Bò');
});
