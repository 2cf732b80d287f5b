import { issueParams } from '../provider/store-check/issue-codes';
import { write } from './files';

/** Writes the codes of issues as types, so that a sentence that is missing or left over fails the type check. */
export function writeStudioIssues() {
  const params = Object.entries<readonly string[]>(issueParams).map(
    ([code, names]) => `  ${code}: ${names.map((name) => JSON.stringify(name)).join(' | ') || 'never'};\n`,
  );
  write(
    'studio/__generated__/issue-codes.ts',
    [
      "/** What can be wrong in a store's document, with the names of the values in its sentence. */",
      `export interface IssueParams {\n${params.join('')}}`,
      '',
      'export type IssueCode = keyof IssueParams;',
      '',
    ].join('\n'),
  );
}
