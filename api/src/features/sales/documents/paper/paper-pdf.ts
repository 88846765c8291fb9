import { tyreLabelText } from '@treadline/schema/trade/tyre/label/tyre-label';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { DocumentLine } from '../record/document.entity.ts';
import type { Paper } from './paper.ts';
import { Sheet, type Box, type Element, type TextStyle } from './sheet.ts';

const DEMONSTRATION = 'Demonstration only: this company is made up, and so is this document.';
const SOFT: TextStyle = { ink: 'soft' };
const BOLD: TextStyle = { weight: 'bold' };
const SMALL: TextStyle = { size: 8, ink: 'soft' };
const GAP = 20;
/** Points between two lines of the document. */
const ROOM_BELOW = 10;

/** A table cell: its position, text and style. */
interface Cell {
  readonly box: Box;
  readonly text: string;
  readonly style?: TextStyle;
  /** Printed below the text in small type. */
  readonly note?: string;
}

/** Prints a document as PDF, on as many A4 pages as it needs. */
export function paperPdf(paper: Paper): Promise<Buffer> {
  const { companyName } = paper.seller;
  const sheet = new Sheet(`${paper.title} ${paper.number}`, companyName, `${paper.number} · ${companyName}`);
  writeHead(sheet, paper);
  writeAddresses(sheet, paper);
  writeLines(sheet, paper);
  writeSums(sheet, paper);
  writeVat(sheet, paper);
  return sheet.close();
}

function writeHead(sheet: Sheet, paper: Paper): void {
  const left = sheet.part(0, 0.58);
  const right = sheet.part(0.64, 1);
  const top = sheet.y;
  writeMark(sheet, paper, left);
  sheet.y = top + 40;
  sheet.y = sheet.write(paper.title, left, { size: 20, weight: 'bold' }, sheet.within('H1')) + 8;
  if (paper.notice) sheet.y = sheet.write(paper.notice, left, { ...BOLD, ink: 'bad' }) + 6;
  for (const [name, value] of paper.facts) {
    const row = sheet.within('P');
    sheet.write(name, { x: left.x, width: 118 }, SOFT, row);
    sheet.y = sheet.write(value, { x: left.x + 122, width: left.width - 122 }, BOLD, row) + 1;
  }
  const bottom = sheet.y;
  sheet.y = top;
  writeSeller(sheet, paper, right);
  sheet.y = Math.max(bottom, sheet.y) + GAP;
}

/** Prints the owner's logo, or the shop's name after its own. */
function writeMark(sheet: Sheet, { shopName, logo }: Paper, { x, width }: Box): void {
  if (logo) return sheet.picture(logo, shopName);
  const drawn = sheet.drawLogo();
  sheet.write(shopName, { x: x + drawn, width: width - drawn }, { size: 15, weight: 'bold' });
}

function writeSeller(sheet: Sheet, { seller }: Paper, box: Box): void {
  sheet.y = sheet.write(seller.companyName, box, BOLD);
  sheet.y = sheet.write([...seller.address, seller.phone, seller.email].join('\n'), box) + 4;
  sheet.y = sheet.write(`VAT no. ${seller.vatNumber}\nCompany no. ${seller.companyNumber}`, box);
  if (seller.isDemonstration) {
    sheet.y += 4;
    sheet.y = sheet.write(DEMONSTRATION, box, BOLD);
  }
}

function writeAddresses(sheet: Sheet, { addresses }: Paper): void {
  const top = sheet.y;
  const ends = addresses.map(({ name, lines }, index) => {
    const box = sheet.part(index / 2, index / 2 + 0.47);
    sheet.y = top;
    sheet.y = sheet.write(name, box, SOFT, sheet.within('H2')) + 1;
    return sheet.write(lines.join('\n'), box);
  });
  sheet.y = Math.max(...ends) + GAP;
}

/** Writes a row at the cursor, then moves the cursor below it. */
function writeRow(sheet: Sheet, table: Element, kind: 'TH' | 'TD', cells: readonly Cell[]): void {
  const row = sheet.within('TR', table);
  const top = sheet.y;
  const ends = cells.map(({ box, text, style, note }) => {
    const cell = sheet.within(kind, row);
    sheet.y = top;
    sheet.y = sheet.write(text, box, style, cell);
    return note ? sheet.write(note, box, SMALL, cell) : sheet.y;
  });
  sheet.y = Math.max(...ends);
}

const RIGHT: TextStyle = { align: 'right' };

function writeLines(sheet: Sheet, { lines }: Paper): void {
  const [what, price, amount] = [sheet.part(0, 0.6), sheet.part(0.62, 0.84), sheet.part(0.86, 1)];
  const table = sheet.within('Table');
  const writeHeader = (): void => {
    writeRow(sheet, table, 'TH', [
      { box: what, text: 'Description', style: BOLD },
      { box: price, text: 'Quantity and price', style: { ...BOLD, ...RIGHT } },
      { box: amount, text: 'Amount', style: { ...BOLD, ...RIGHT } },
    ]);
    sheet.y += 3;
    sheet.rule(sheet.full, 'strong');
    sheet.y += 6;
  };
  writeHeader();
  for (const line of lines) {
    const note = [line.sku, line.label && tyreLabelText(line.label)].filter(Boolean).join('\n');
    const height = sheet.heightOf(line.description, what) + sheet.heightOf(note, what, SMALL);
    if (!sheet.fits(height + ROOM_BELOW)) {
      sheet.turn();
      writeHeader();
    }
    writeRow(sheet, table, 'TD', [
      { box: what, text: line.description, note },
      { box: price, text: quantityText(line), style: RIGHT },
      { box: amount, text: formatPrice(line.amount), style: RIGHT },
    ]);
    sheet.y += 4;
    sheet.rule(sheet.full);
    sheet.y += 6;
  }
}

function quantityText({ quantity, unitPrice }: DocumentLine): string {
  if (quantity === null) return '';
  return unitPrice === null ? `${quantity}, part of the price` : `${quantity} × ${formatPrice(unitPrice)}`;
}

function writeSums(sheet: Sheet, { sums }: Paper): void {
  const [name, value] = [sheet.part(0.3, 0.8), sheet.part(0.8, 1)];
  if (!sheet.fits(sums.length * 18 + 10)) sheet.turn();
  const table = sheet.within('Table');
  for (const sum of sums) {
    const style: TextStyle = sum.isTotal ? { size: 12, weight: 'bold' } : {};
    writeRow(sheet, table, 'TD', [
      { box: name, text: sum.name, style },
      { box: value, text: sum.value, style: { ...style, ...RIGHT } },
    ]);
    sheet.y += sum.isTotal ? 5 : 2;
  }
  sheet.y += GAP;
}

function writeVat(sheet: Sheet, { vat }: Paper): void {
  const columns = [0.4, 0.55, 0.7, 0.85].map((from) => sheet.part(from, from + 0.15));
  if (!sheet.fits(54 + vat.length * 16)) sheet.turn();
  sheet.y = sheet.write('VAT summary', sheet.part(0.4, 1), BOLD, sheet.within('H2')) + 4;
  const table = sheet.within('Table');
  const write = (kind: 'TH' | 'TD', texts: readonly string[], style: TextStyle): void =>
    writeRow(
      sheet,
      table,
      kind,
      columns.map((box, index) => ({
        box,
        text: texts[index] ?? '',
        style: { ...style, align: index === 0 ? 'left' : 'right' },
      })),
    );
  write('TH', ['Rate', 'Net', 'VAT', 'Gross'], SOFT);
  for (const { rate, ...sums } of vat) {
    sheet.y += 3;
    write('TD', [`${rate}%`, ...[sums.net, sums.vat, sums.gross].map(formatPrice)], {});
  }
}
