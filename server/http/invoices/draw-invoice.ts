import { setImmediate } from 'node:timers/promises';
import { createQueue } from '../../../shared/queues/create-queue';
import type { InvoiceSheet } from '../../../src/entry-server';
import { logoBox } from './invoice-logo';
import { heightOf, registerFonts, widthOf, write } from './paper-text';
import { printable } from './printable';

type Pdf = PDFKit.PDFDocument;

const page = { width: 595.28, height: 841.89 };
const edge = 48;
const inner = page.width - 2 * edge;
const band = 92;
const bottom = page.height - 64;
const rowPadding = 6;
const rowsAtOnce = 25;

const muted = '#596072';
const border = '#dfe2e9';
const soft = '#f4f5f8';

/** From the left: description, pieces, price, amount. */
const columns = [
  { x: edge + 8, width: inner - 282, align: 'left' },
  { x: edge + inner - 266, width: 46, align: 'right' },
  { x: edge + inner - 212, width: 96, align: 'right' },
  { x: edge + inner - 108, width: 100, align: 'right' },
] as const;

/** Loaded with the first invoice, because the library takes a third of a second and 25 MB. */
const loadLibrary = async () => (await import('pdfkit')).default;

function drawHead(pdf: Pdf, { store, kind, number, colors }: InvoiceSheet, logo: Buffer | null) {
  const { band: ground, bandText: color } = colors;
  pdf.rect(0, 0, page.width, band).fill(ground);
  if (logo)
    pdf.image(logo, edge, (band - logoBox.height) / 2, { fit: [logoBox.width, logoBox.height], valign: 'center' });
  else write(pdf, store, [edge, 30, inner * 0.55], { size: 20, bold: true, color });
  write(pdf, kind, [edge + inner * 0.6, 24, inner * 0.4], { size: 16, bold: true, color, align: 'right' });
  write(pdf, number, [edge + inner * 0.6, 50, inner * 0.4], { size: 9.5, color, align: 'right', isWhole: true });
}

function drawFacts(pdf: Pdf, { title, status, colors, facts, parties }: InvoiceSheet): number {
  let y = band + 26;
  y += write(pdf, title, [edge, y, inner * 0.66], { size: 14, bold: true, lines: 3 });
  const width = Math.min(widthOf(pdf, printable(status), { size: 9.5, bold: true }), 150) + 22;
  pdf.roundedRect(page.width - edge - width, band + 26, width, 21, 10.5).fill(colors.status);
  write(pdf, status, [page.width - edge - width + 11, band + 29.5, width - 10], {
    size: 9.5,
    bold: true,
    color: '#ffffff',
  });

  y += 18;
  const half = inner / 2 - 12;
  const tops = parties.map(({ label: of, name, email }, at) => {
    const x = edge + at * (half + 24);
    let below = y + write(pdf, of, [x, y, half], { size: 8.5, color: muted });
    below += write(pdf, name, [x, below, half], { size: 11, bold: true, lines: 3 });
    return email ? below + write(pdf, email, [x, below, half], { size: 9, color: muted, lines: 2 }) : below;
  });
  y = Math.max(...tops) + 16;

  const columnsOfFacts = 3;
  const third = (inner - 2 * 16) / columnsOfFacts;
  for (let at = 0; at < facts.length; at += columnsOfFacts) {
    const heights = facts.slice(at, at + columnsOfFacts).map(([name, value], column) => {
      const x = edge + column * (third + 16);
      const height = write(pdf, name, [x, y, third], { size: 8.5, color: muted });
      return height + write(pdf, value, [x, y + height, third], { size: 10, lines: 3 });
    });
    y += Math.max(...heights) + 10;
  }
  return y + 8;
}

function drawColumns(pdf: Pdf, names: readonly string[], y: number): number {
  pdf.rect(edge, y, inner, 24).fill(soft);
  names.forEach((name, at) => {
    const column = columns[at];
    if (column)
      write(pdf, name, [column.x, y + 6, column.width], { size: 8.5, bold: true, color: muted, align: column.align });
  });
  return y + 24;
}

function drawRow(pdf: Pdf, cells: readonly string[], y: number): number {
  const heights = cells.map((cell, at) => {
    const column = columns[at];
    if (!column || !cell) return 0;
    const { x, width, align } = column;
    const isFirst = at === 0;
    return write(pdf, cell, [x, y + rowPadding, width], {
      size: 9.5,
      lines: isFirst ? 6 : 1,
      align,
      isWhole: !isFirst,
    });
  });
  const below = y + Math.max(...heights) + 2 * rowPadding;
  pdf
    .moveTo(edge, below)
    .lineTo(edge + inner, below)
    .lineWidth(0.6)
    .strokeColor(border)
    .stroke();
  return below;
}

const rowHeight = (pdf: Pdf, [what = '']: readonly string[]) =>
  heightOf(pdf, what, columns[0].width, { size: 9.5, lines: 6 }) + 2 * rowPadding;

/** The stamp is slanted, to the left of the total. */
function drawTotal(pdf: Pdf, { total: [label, amount], stamp, colors }: InvoiceSheet, y: number) {
  const start = edge + inner / 2;
  write(pdf, label, [start, y + 17, 80], { size: 10.5, bold: true });
  write(pdf, amount, [start + 80, y + 12, inner / 2 - 88], {
    size: 16,
    bold: true,
    align: 'right',
    isWhole: true,
  });
  if (!stamp) return;
  const width = Math.min(widthOf(pdf, printable(stamp), { size: 20, bold: true }), 164) + 32;
  pdf.save().rotate(-8, { origin: [edge + 12 + width / 2, y + 40] });
  pdf
    .roundedRect(edge + 12, y + 20, width, 40, 6)
    .lineWidth(2)
    .strokeColor(colors.stamp)
    .stroke();
  write(pdf, stamp, [edge + 28, y + 25, width - 30], { size: 20, bold: true, color: colors.stamp, isWhole: true });
  pdf.restore();
}

function drawFeet(pdf: Pdf, sheet: InvoiceSheet) {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    const y = page.height - 44;
    pdf
      .moveTo(edge, y - 8)
      .lineTo(edge + inner, y - 8)
      .lineWidth(0.6)
      .strokeColor(border)
      .stroke();
    write(pdf, `${sheet.store} \u2022 ${sheet.number}`, [edge, y, inner * 0.68], { size: 8.5, color: muted });
    const number = sheet.page(at + 1, count);
    write(pdf, number, [edge + inner * 0.7, y, inner * 0.3], { size: 8.5, color: muted, align: 'right' });
  }
}

async function draw(sheet: InvoiceSheet, locale: string, logo: Buffer | null): Promise<Buffer> {
  const Pdf = await loadLibrary();
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: `${printable(sheet.kind)} ${printable(sheet.number)}` },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  await registerFonts(pdf, sheet.font);
  drawHead(pdf, sheet, logo);
  let y = drawColumns(pdf, sheet.columns, drawFacts(pdf, sheet));
  for (const [at, row] of sheet.rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    if (y + rowHeight(pdf, row) > bottom) {
      pdf.addPage();
      y = drawColumns(pdf, sheet.columns, edge);
    }
    y = drawRow(pdf, row, y);
  }
  if (y + 80 > bottom) {
    pdf.addPage();
    y = edge;
  }
  drawTotal(pdf, sheet, y);
  drawFeet(pdf, sheet);
  pdf.end();
  return whole;
}

const printer = createQueue('Drawing an invoice', { atOnce: 1, maxWaiting: 20, maxWaitMs: 10_000 });

/**
 * Draws the invoice as a PDF of A4 pages, one invoice at a time; other requests are answered in between. @throws Busy
 */
export const drawInvoice = (sheet: InvoiceSheet, locale: string, logo: Buffer | null = null): Promise<Buffer> =>
  printer(() => draw(sheet, locale, logo));
