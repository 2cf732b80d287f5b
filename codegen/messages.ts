import { compileMessage } from '@lingui/message-utils/compileMessage';
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

/**
 * A catalogue for each language and folder, compiled from ICU, and the type of all keys with the values that each
 * needs.
 */
export function writeMessages() {
  const catalogues = listFiles('src/i18n/**/*.json');
  const lines: string[] = [];
  for (const path of catalogues) {
    const name = path.slice('src/i18n/'.length, -'.json'.length);
    const depth = name.split('/').length;
    const texts = JSON.parse(read(path)) as Record<string, string>;
    const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
    write(
      `src/__generated__/messages/${name}.ts`,
      `import type { CompiledMessages } from '${'../'.repeat(depth + 1)}i18n/translate';\nconst messages: CompiledMessages = ${JSON.stringify(compiled)};\n${'export default messages;\n'}`,
    );
    if (!path.endsWith('/id.json')) continue;
    for (const [key, tokens] of Object.entries(compiled)) {
      const names = [...new Set(placeholders(tokens as Token[]))];
      const values = names.map((value) => `${JSON.stringify(value)}: string | number`).join('; ');
      lines.push(`  ${JSON.stringify(key)}: ${names.length > 0 ? `{ ${values} }` : 'undefined'};`);
    }
  }
  write(
    'src/__generated__/messages/keys.ts',
    `export interface MessageValues {\n${lines.join('\n')}\n}\nexport type MessageKey = keyof MessageValues;\n`,
  );
}
