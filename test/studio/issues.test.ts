import { setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { type IssueCode, issueParams } from '../../provider/store-check/issue-codes';
import { missingValues } from '../../src/i18n/translate';
import { issues as english } from '../../studio/words/en/issues';
import { issues as indonesian } from '../../studio/words/id/issues';

const languages = [
  ['Indonesian', 'id', indonesian, /\b(?:and|are|for|of|the|where|which|with)\b|\b(?:anda|kalian|kamu)\b/i],
  ['English', 'en', english, /\b(?:atau|bila|dalam|dan|dari|untuk|yang)\b/i],
] as const;

const ofDevelopers = /\b(?:array|boolean|enum|id|integer|json|null|object|schema|string|yaml|uid)\b|[a-z0-9]_[a-z0-9]/i;
const maxLength = 150;

const codes = Object.keys(issueParams) as IssueCode[];

describe.each(languages)('the %s sentences about issues', (_language, locale, sentences, foreign) => {
  const compiled = Object.fromEntries(
    Object.entries(sentences).map(([code, text]): [string, CompiledMessage] => [code, compileMessage(text)]),
  );

  test.each(codes)('%s has a place for each of its values, and for nothing else', (code) => {
    const names = new Set(missingValues(compiled[code] ?? []).filter((name) => name !== '#'));
    expect([...names].sort()).toEqual([...issueParams[code]].sort());
  });

  test('are short, end as sentences and have plain words of one language', () => {
    const i18n = setupI18n({ locale, messages: { [locale]: compiled } });
    const faults = codes.filter((code) => {
      const text = i18n._(code, Object.fromEntries(issueParams[code].map((name) => [name, 2])));
      return (
        text.length > maxLength ||
        !/^[A-Z“](?:[^.!?{}]|[.!?](?=\S))+[.]$/.test(text) ||
        /\s\s/.test(text) ||
        ofDevelopers.test(text) ||
        foreign.test(text)
      );
    });
    expect(faults).toEqual([]);
  });

  test('differ from each other', () => {
    expect(new Set(Object.values(sentences)).size).toBe(codes.length);
  });
});
