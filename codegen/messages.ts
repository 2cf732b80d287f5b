import { compileMessage } from '@lingui/message-utils/compileMessage';
import { issues as englishIssues } from '../studio/words/en/issues';
import { issues as indonesianIssues } from '../studio/words/id/issues';
import { listFiles, read, write } from './files';

type Token = string | [string, string?, ({ [choice: string]: Token | Token[] } | string)?];

/** The names of the values that a compiled message needs. */
function placeholders(tokens: Token | Token[] | undefined): string[] {
  if (!Array.isArray(tokens)) return [];
  return (tokens as Token[]).flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const inner =
      choices && typeof choices === 'object'
        ? Object.values(choices).flatMap((one) => placeholders(one as Token[]))
        : [];
    return [name, ...inner].filter((one) => one !== '#');
  });
}

type Texts = Readonly<Record<string, string>>;

const readTexts = (path: string) => JSON.parse(read(path)) as Texts;

const compile = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));

type Compiled = ReturnType<typeof compile>;

const catalogueModule = (translate: string, compiled: Compiled) =>
  `import type { CompiledMessages } from '${translate}';\nconst messages: CompiledMessages = ${JSON.stringify(compiled)};\n${'export default messages;\n'}`;

/** The type of all keys, with the values that each needs. */
function keysModule(compiled: Compiled): string {
  const lines = Object.entries(compiled).map(([key, tokens]) => {
    const names = [...new Set(placeholders(tokens as Token[]))];
    const values = names.map((value) => `${JSON.stringify(value)}: string | number`).join('; ');
    return `  ${JSON.stringify(key)}: ${names.length > 0 ? `{ ${values} }` : 'undefined'};`;
  });
  return `export interface MessageValues {\n${lines.join('\n')}\n}\nexport type MessageKey = keyof MessageValues;\n`;
}

/** A message that formats a date would fail in a browser. @throws Error if there is one */
function refuseDates(path: string, texts: Texts) {
  for (const [key, text] of Object.entries(texts))
    if (/[{]\s*\w+\s*,\s*(?:date|time)\b/.test(text))
      throw new Error(
        `${path}: ${key} formats a date, which webpack/rules.ts leaves out of @lingui/core; give it a text`,
      );
}

/** A catalogue for each language and folder, compiled from ICU. */
function writePageMessages() {
  let all: Compiled = {};
  for (const path of listFiles('src/i18n/**/*.json')) {
    const name = path.slice('src/i18n/'.length, -'.json'.length);
    const texts = readTexts(path);
    refuseDates(path, texts);
    const compiled = compile(texts);
    const translate = `${'../'.repeat(name.split('/').length + 1)}i18n/translate`;
    write(`src/__generated__/messages/${name}.ts`, catalogueModule(translate, compiled));
    if (path.endsWith('/id.json')) all = { ...all, ...compiled };
  }
  write('src/__generated__/messages/keys.ts', keysModule(all));
}

/** Code of the pages that the studio may use, with the texts that it shows there. */
const sharedCode = ['src/{api,i18n,lazy,ui}/**/*.{ts,tsx}', 'studio/**/*.{ts,tsx}', '!**/__generated__/**'];

/** Of the pages' texts, those of the parts that the studio shares with the pages, in one catalogue for each language. */
function writePartMessages() {
  const code = listFiles(sharedCode).map(read).join('\n');
  for (const locale of ['id', 'en'] as const) {
    const texts = Object.assign({}, ...listFiles(`src/i18n/**/${locale}.json`).map(readTexts)) as Texts;
    const used = Object.entries(texts).filter(([key]) => code.includes(`'${key}'`));
    const compiled = compile(Object.fromEntries(used));
    write(
      `studio/__generated__/messages/parts/${locale}.ts`,
      catalogueModule('../../../../src/i18n/translate', compiled),
    );
  }
}

const issueTexts: Readonly<Record<'id' | 'en', Texts>> = { id: indonesianIssues, en: englishIssues };

const issueMessages = (locale: 'id' | 'en') =>
  Object.entries(issueTexts[locale]).map(([code, text]) => [`issue.${code}`, text] as const);

/** The texts of the studio's rooms, and of issues, in one catalogue for each language. @throws Error if two rooms have the same key */
function writeStudioMessages() {
  for (const locale of ['id', 'en'] as const) {
    const texts: Record<string, string> = Object.fromEntries(issueMessages(locale));
    for (const path of listFiles(`studio/i18n/*/${locale}.json`).sort()) {
      for (const [key, text] of Object.entries(readTexts(path))) {
        if (key in texts) throw new Error(`${path}: another room has the key ${key}`);
        texts[key] = text;
      }
    }
    const compiled = compile(texts);
    write(`studio/__generated__/messages/${locale}.ts`, catalogueModule('../../../src/i18n/translate', compiled));
    if (locale === 'id') write('studio/__generated__/messages/keys.ts', keysModule(compiled));
  }
}

export function writeMessages() {
  writePageMessages();
  writePartMessages();
  writeStudioMessages();
}
