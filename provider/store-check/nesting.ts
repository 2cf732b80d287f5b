import { CST, Lexer } from 'yaml';

/** A store file has 9 levels; the parser's recursion overflows after a few thousand. */
export const maxNesting = 40;

const markers: string[] = [CST.SCALAR, CST.DOCUMENT, CST.FLOW_END];

/** The offset at which brackets or indentation first nest deeper than {@link maxNesting}; does not parse. */
export function findDeepNesting(text: string): number | undefined {
  const columns: number[] = [];
  let brackets = 0;
  let offset = 0;
  let lineStart = 0;
  let beginsEntry = true;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (markers.includes(token)) {
      isScalar = token === CST.SCALAR;
      continue;
    }
    if (!isScalar && (token === '[' || token === '{')) brackets += 1;
    if (!isScalar && (token === ']' || token === '}')) brackets = Math.max(0, brackets - 1);
    if (token.trim() !== '' && beginsEntry && brackets === 0 && !token.startsWith('#')) {
      const column = offset - lineStart;
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (brackets + columns.length > maxNesting) return offset;

    const newline = token.lastIndexOf('\n');
    if (newline >= 0) lineStart = offset + newline + 1;
    if (newline >= 0) beginsEntry = true;
    else if (token.trim() !== '') beginsEntry = token === '-' || token === '?';
    offset += token.length;
    isScalar = false;
  }
  return undefined;
}
