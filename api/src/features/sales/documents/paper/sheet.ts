import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { printable, TYPEFACES, type Weight } from './typefaces.ts';

const INK = {
  plain: '#14171a',
  soft: '#4a5157',
  bad: '#b3261e',
  line: '#e2e0d9',
  signal: '#ffcc00',
} as const;
const TREAD = 'M0 16 5 0h4L4 16zm8 0 5-16h4l-5 16zm8 0 5-16h4l-5 16zm8 0 5-16h4l-5 16z';
const LAST_TREAD = 'm32 16 5-16h1v9l-2 7z';
/** Its blanks are narrow for print. */
const SPACING = { lineGap: 2, wordSpacing: 0.4 } as const;
const FOOTER = 30;

export type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly ink?: 'plain' | 'soft' | 'bad';
  readonly align?: 'left' | 'right';
}

/** A place on the sheet, in points from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly width: number;
}

/** A4 pages with a cursor that is moved by what is written. What is written is also told to screen readers. */
export class Sheet {
  static readonly MARGIN = 48;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #footer: string;
  /** Where the next thing begins, in points from the top. */
  y = Sheet.MARGIN;

  /** @param footer what stands at the foot of each page before its number. */
  constructor(title: string, author: string, footer: string) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      // Nothing is broken across pages by itself: rows are, below.
      margin: 0,
      pdfVersion: '1.7',
      lang: 'en-GB',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Creator: author },
    });
    for (const { name, file } of Object.values(TYPEFACES).flat()) this.#pdf.registerFont(name, file);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#footer = footer;
  }

  /** The whole width between the margins. */
  get full(): Box {
    return { x: Sheet.MARGIN, width: this.#pdf.page.width - 2 * Sheet.MARGIN };
  }

  /** A part of the width. */
  part(from: number, to: number): Box {
    const { x, width } = this.full;
    return { x: x + width * from, width: width * (to - from) };
  }

  /** A new element within another, such as a row within a table; within the document when left out. */
  within(type: string, parent: Element = this.#root): Element {
    const element = this.#pdf.struct(type);
    parent.add(element);
    return element;
  }

  /** How high a text would be, in points. */
  heightOf(text: string, { width }: Box, style: TextStyle = {}): number {
    const dressed = this.#dress(text, style);
    return this.#pdf.heightOfString(dressed, { width, ...SPACING });
  }

  /** Writes a text at the cursor without moving it. @returns where it ends. */
  write(text: string, { x, width }: Box, style: TextStyle = {}, element = this.within('P')): number {
    const { align = 'left' } = style;
    const dressed = this.#dress(text, style);
    element.add(() => {
      this.#pdf.text(dressed, x, this.y, { width, align, ...SPACING, features: ['tnum'] });
    });
    return this.#pdf.y;
  }

  /** Draws a rule across at the cursor. */
  rule({ x, width }: Box, weight: 'strong' | 'fine' = 'fine'): void {
    this.#decorate(() =>
      this.#pdf
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .lineWidth(weight === 'strong' ? 1.5 : 0.75)
        .strokeColor(weight === 'strong' ? INK.plain : INK.line)
        .stroke(),
    );
  }

  /** Draws the shop’s five tread blocks at the cursor. @returns how wide they are. */
  logo(): number {
    this.#decorate(() => {
      this.#pdf
        .save()
        .translate(Sheet.MARGIN, this.y + 2)
        .scale(0.85);
      this.#pdf.path(TREAD).fill(INK.plain);
      this.#pdf.path(LAST_TREAD).fill(INK.signal);
      this.#pdf.restore();
    });
    return 42;
  }

  /** Whether something so high still fits on this page. */
  fits(height: number): boolean {
    return this.y + height <= this.#pdf.page.height - Sheet.MARGIN - FOOTER;
  }

  /** Begins the next page. */
  turn(): void {
    this.#pdf.addPage();
    this.y = Sheet.MARGIN;
  }

  /** Numbers the pages. @returns the file. */
  async close(): Promise<Buffer> {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      const { height } = this.#pdf.page;
      const { x, width } = this.full;
      const line = `${this.#footer} · Page ${page + 1} of ${count}`;
      const dressed = this.#dress(line, { size: 8.5, ink: 'soft' });
      this.#decorate(() => this.#pdf.text(dressed, x, height - Sheet.MARGIN, { width }));
    }
    const file = buffer(this.#pdf);
    this.#pdf.end();
    return file;
  }

  /** Chooses how the next text is written. @returns the text as it can be printed. */
  #dress(wanted: string, { size = 9.5, weight = 'regular', ink = 'plain' }: TextStyle): string {
    const { text, name } = printable(wanted, weight);
    this.#pdf.font(name).fontSize(size).fillColor(INK[ink]);
    return text;
  }

  /** What only decorates is not read aloud. */
  #decorate(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }
}
