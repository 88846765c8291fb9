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
/** The typeface's word spaces are too narrow for print. */
const SPACING = { lineGap: 2, wordSpacing: 0.4 } as const;
const FOOTER = 30;
/** The width and height of the owner's logo, at most, in points. */
const LOGO_BOX: [number, number] = [160, 30];

export type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly ink?: 'plain' | 'soft' | 'bad';
  readonly align?: 'left' | 'right';
}

/** A horizontal span of the page, in points from its left edge. */
export interface Box {
  readonly x: number;
  readonly width: number;
}

/** A4 pages with a cursor, `y`. Text is tagged for screen readers. */
export class Sheet {
  static readonly MARGIN = 48;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #footer: string;
  /** The cursor, in points from the top of the page. */
  y = Sheet.MARGIN;

  /** @param footer the text before the page number at the foot of each page. */
  constructor(title: string, author: string, footer: string) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      // Without margins PDFKit never breaks pages itself. Callers do, with `fits` and `turn`.
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

  /** A part of the width, with both ends given as fractions from 0 to 1. */
  part(from: number, to: number): Box {
    const { x, width } = this.full;
    return { x: x + width * from, width: width * (to - from) };
  }

  /** Adds a tagged element to its parent, for example a row to a table; by default to the document. */
  within(type: string, parent: Element = this.#root): Element {
    const element = this.#pdf.struct(type);
    parent.add(element);
    return element;
  }

  /** The height of a text in points. */
  heightOf(text: string, { width }: Box, style: TextStyle = {}): number {
    const dressed = this.#dress(text, style);
    return this.#pdf.heightOfString(dressed, { width, ...SPACING });
  }

  /** Writes a text at the cursor without moving the cursor. @returns the `y` where the text ends. */
  write(text: string, { x, width }: Box, style: TextStyle = {}, element = this.within('P')): number {
    const { align = 'left' } = style;
    const dressed = this.#dress(text, style);
    element.add(() => {
      this.#pdf.text(dressed, x, this.y, { width, align, ...SPACING, features: ['tnum'] });
    });
    return this.#pdf.y;
  }

  /** Draws a horizontal rule at the cursor. */
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

  /** Prints a logo at the cursor. @param alt its text for screen readers. */
  picture(file: Buffer, alt: string): void {
    const figure = this.#pdf.struct('Figure', { alt });
    this.#root.add(figure);
    figure.add(() => {
      this.#pdf.image(file, Sheet.MARGIN, this.y, { fit: LOGO_BOX });
    });
  }

  /** Draws the shop’s own logo, five tread blocks, at the cursor. @returns its width in points. */
  drawLogo(): number {
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

  /** Whether this page has room for the height, in points. */
  fits(height: number): boolean {
    return this.y + height <= this.#pdf.page.height - Sheet.MARGIN - FOOTER;
  }

  /** Starts a new page. */
  turn(): void {
    this.#pdf.addPage();
    this.y = Sheet.MARGIN;
  }

  /** Adds the page numbers. @returns the finished file. */
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

  /** Sets the style of the next text. @returns the text, with unprintable characters replaced. */
  #dress(wanted: string, { size = 9.5, weight = 'regular', ink = 'plain' }: TextStyle): string {
    const { text, name } = printable(wanted, weight);
    this.#pdf.font(name).fontSize(size).fillColor(INK[ink]);
    return text;
  }

  /** Marks a drawing as decoration, so that screen readers skip it. */
  #decorate(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }
}
