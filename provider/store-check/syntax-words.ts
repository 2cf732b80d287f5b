import type { YAMLError } from 'yaml';

interface Words {
  reason: string;
  hint?: string;
}

const lineFrom = (text: string, offset: number) => /^[^\r\n]*/.exec(text.slice(offset))?.[0].trimEnd() ?? '';

export function quotedLine(text: string, offset: number): string {
  const value = lineFrom(text, offset).replace(/\s+#.*$/, '');
  return `'${value.replaceAll("'", "''")}'`;
}

const keyAt = (text: string, offset: number) =>
  (/^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(text.slice(offset))?.[0] ?? '').replace(/^(["'])(.*)\1$/, '$2').trim();

const inQuotes = (text: string, offset: number) => `Put the text in quotes: ${quotedLine(text, offset)}`;
const closeIt = 'Close it, or put the text in quotes if it is none.';

const unexpected: readonly [message: RegExp, words: Words][] = [
  [/scalar at node end/, { reason: 'has text after its closing quote', hint: "Double a quote inside: 'Jum''at'." }],
  [/block-seq-ind/, { reason: 'begins a list on the line of its name', hint: 'Begin the list on the next line.' }],
  [/flow-(seq|map)-end/, { reason: 'has a closing bracket too many', hint: 'Remove it.' }],
  [/Unexpected ,/, { reason: 'has a comma too many', hint: 'Remove it.' }],
  [/Block scalar header/, { reason: 'has text after | or >', hint: 'Begin the text on the next line.' }],
];

const missing: readonly [message: RegExp, words: Words][] = [
  [/quote/, { reason: 'the quote that opens the text is never closed', hint: 'Close it at the end of the text.' }],
  [/Sequence item/, { reason: 'stands in a list without a dash', hint: 'Write "- " before it, or indent it more.' }],
  [/, between|missing , or/i, { reason: 'needs a comma before it', hint: 'Divide entries in brackets by commas.' }],
  [/end with|expected/i, { reason: 'a bracket is never closed', hint: 'Add the ] or } at its end.' }],
];

const wordsFor = (list: readonly [RegExp, Words][], message: string, otherwise: Words) =>
  list.find(([pattern]) => pattern.test(message))?.[1] ?? otherwise;

type Describe = (error: YAMLError, text: string, isLineBelowDeeper: boolean) => Words;

const descriptions: Partial<Record<YAMLError['code'], Describe>> = {
  DUPLICATE_KEY: ({ pos }, text) => ({ reason: `"${keyAt(text, pos[0])}" appears twice`, hint: 'Remove one of them.' }),
  BAD_INDENT: ({ message }) =>
    message.startsWith('Flow')
      ? { reason: 'a bracket opens before this line and is not closed', hint: closeIt }
      : {
          reason: 'is indented unlike the fields beside it',
          hint: 'Indent all fields of a set by the same number of spaces.',
        },
  TAB_AS_INDENT: () => ({ reason: 'is indented by a tab', hint: 'Indent by spaces.' }),
  BLOCK_AS_IMPLICIT_KEY: ({ pos: [offset] }, text, isLineBelowDeeper) =>
    isLineBelowDeeper
      ? { reason: 'has a value, but the line below is indented deeper', hint: 'Indent both lines alike.' }
      : { reason: 'has a colon and a space inside its text', hint: inQuotes(text, offset) },
  MULTILINE_IMPLICIT_KEY: ({ pos: [offset] }, text) => ({
    reason: `${JSON.stringify(lineFrom(text, offset).slice(0, 40))} is not a field`,
    hint: 'Write a name, a colon, a space and the value, such as "layout: 4".',
  }),
  BAD_SCALAR_START: ({ pos: [offset] }, text) => ({
    reason: `a text without quotes cannot begin with ${text[offset]}`,
    hint: inQuotes(text, offset),
  }),
  BAD_ALIAS: ({ pos: [offset] }, text) => ({
    reason: `a text without quotes cannot begin with ${text[offset]}`,
    hint: inQuotes(text, offset),
  }),
  TAG_RESOLVE_FAILED: ({ pos: [offset] }, text) => ({
    reason: `${/^\S+/.exec(text.slice(offset))?.[0]} is a tag, which no field takes`,
    hint: inQuotes(text, offset),
  }),
  BAD_DQ_ESCAPE: ({ pos }, text) => ({
    reason: `has ${text.slice(pos[0], pos[0] + 2)}, which means nothing in double quotes`,
    hint: 'Use single quotes, or write \\\\ for a backslash.',
  }),
  MULTIPLE_DOCS: () => ({
    reason: 'begins a second document',
    hint: 'A file has one: put the other into a file of its own.',
  }),
  BLOCK_IN_FLOW: () => ({
    reason: 'is not divided by a comma from what is before it, or a bracket before it is not closed',
    hint: 'Divide entries in brackets by commas.',
  }),
  UNEXPECTED_TOKEN: ({ message }) => wordsFor(unexpected, message, { reason: 'does not belong here' }),
  MISSING_CHAR: ({ message }) => wordsFor(missing, message, { reason: 'needs a colon and a space after its name' }),
  BAD_DIRECTIVE: ({ pos: [offset] }, text) => ({
    reason: 'a line cannot begin with %',
    hint: inQuotes(text, offset),
  }),
  KEY_OVER_1024_CHARS: () => ({ reason: 'is a name of more than 1024 characters' }),
};

export interface SyntaxIssue extends Words {
  offset: number;
}

/** The syntax errors of a YAML text, only the first of each line, because the others follow from it. */
export function syntaxIssues(errors: readonly YAMLError[], text: string): SyntaxIssue[] {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const lines = new Set<number>();
  return errors.flatMap((error) => {
    const [offset] = error.pos;
    const line = lineOf(offset);
    if (lines.has(line)) return [];
    lines.add(line);
    const isLineBelowDeeper = errors.some(
      ({ code, pos: [start, end] }) =>
        code === 'MULTILINE_IMPLICIT_KEY' && start === offset && text.slice(start, end).includes('\n'),
    );
    const describe = descriptions[error.code];
    return [{ offset, ...(describe?.(error, text, isLineBelowDeeper) ?? { reason: 'cannot be read as YAML' }) }];
  });
}
