export interface CsvRow {
  line: number;
  cells: string[];
}

export interface Csv {
  /** Lines before the first row that begin with `#`. */
  comments: string[];
  rows: CsvRow[];
  /** Line of a quote that is never closed. */
  openQuote?: number;
}

const delimiters = [',', ';', '\t'];

/** Spreadsheets of countries that write 1,5 separate by semicolons. */
function delimiterOf(text: string): string {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '');

/** Separated by comma, semicolon or tab, quoted where necessary. */
export function parseCsv(source: string): Csv {
  let text = source.replace(/^\uFEFF/, '');
  const comments: string[] = [];
  for (let comment = /^"?#([^\r\n]*)(\r?\n|$)/.exec(text); comment; comment = /^"?#([^\r\n]*)(\r?\n|$)/.exec(text)) {
    comments.push((comment[1] ?? '').replace(/[",;\t\s]+$/, '').trim());
    text = text.slice(comment[0].length);
  }
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  let line = comments.length + 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let quotedSince: number | undefined;
  const endCell = () => {
    row.cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\n') line += 1;
    if (quotedSince !== undefined) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedSince = undefined;
    } else if (character === '"' && cell === '') quotedSince = line;
    else if (character === delimiter) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r' || text[at + 1] !== '\n') cell += character;
  }
  if (cell !== '' || row.cells.length > 0) endRow();
  return { comments, rows: rows.filter((one) => !isBlank(one)), openQuote: quotedSince };
}

const needsQuotes = /[",;\t\r\n#]|^\s|\s$/;

export const csvLine = (cells: readonly string[]) =>
  cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
