export interface CsvRow {
  line: number;
  cells: string[];
}

export interface Csv {
  /** Lines before the first row that begin with `#`. */
  comments: string[];
  rows: CsvRow[];
  delimiter: string;
  /** The line of a quote that is never closed. */
  openQuote?: number;
  /** Cells with text after their closing quote. */
  brokenQuotes: { line: number; column: number }[];
}

const delimiters = [',', ';', '\t'];
const newline = /\r\n|\r|\n/;

/** The delimiter of the first line that has one. Spreadsheets use semicolons in countries that write 1,5. */
function delimiterOf(text: string): string {
  const firstLines = text.replace(/"[^"]*"/g, '').split(newline, 10);
  const line = firstLines.find((one) => /[,;\t]/.test(one)) ?? '';
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '');

const introduction = /^(?:"?#([^\r\n]*)|"?sep=([^\r\n])"?[,;\t]*)(?:\r\n|\r|\n|$)/i;

/** Lines before the header: comments, and the `sep=;` that tells Excel the delimiter. */
function parseIntroduction(source: string) {
  let text = source.replace(/^\uFEFF/, '');
  let delimiter: string | undefined;
  let lines = 0;
  const comments: string[] = [];
  for (let line = introduction.exec(text); line; line = introduction.exec(text)) {
    delimiter = line[2] ?? delimiter;
    if (line[1] !== undefined) comments.push(line[1].replace(/[",;\t\s]+$/, '').trim());
    text = text.slice(line[0].length);
    lines += 1;
  }
  return { text, delimiter, comments, lines };
}

/** Cells are separated by comma, semicolon or tab, or as a `sep=` line says, and quoted if necessary. */
export function parseCsv(source: string): Csv {
  const { text, comments, lines, delimiter = delimiterOf(text) } = parseIntroduction(source);
  const rows: CsvRow[] = [];
  const brokenQuotes: Csv['brokenQuotes'] = [];
  let line = lines + 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let quotedSince: number | undefined;
  let isClosed = false;
  const endCell = () => {
    row.cells.push(cell);
    cell = '';
    isClosed = false;
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const endsLine = character === '\n' || (character === '\r' && text[at + 1] !== '\n');
    if (endsLine) line += 1;
    if (quotedSince !== undefined) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else {
        quotedSince = undefined;
        isClosed = true;
      }
    } else if (character === delimiter) endCell();
    else if (endsLine) endRow();
    else if (character === '"' && cell.trim() === '' && !isClosed) {
      quotedSince = line;
      cell = '';
    } else if (character !== '\r') {
      if (isClosed && character !== ' ') brokenQuotes.push({ line: row.line, column: row.cells.length + 1 });
      if (isClosed && character === ' ') continue;
      isClosed = false;
      cell += character;
    }
  }
  if (cell !== '' || isClosed || row.cells.length > 0) endRow();
  return { comments, delimiter, rows: rows.filter((one) => !isBlank(one)), openQuote: quotedSince, brokenQuotes };
}

const needsQuotes = /[",;\t\r\n#]|^\s|\s$/;

export const csvLine = (cells: readonly string[]) =>
  cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
