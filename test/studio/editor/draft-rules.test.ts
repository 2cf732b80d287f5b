import type { Sheet } from '../../../machines/studio/draft-sheet';
import { copyOf, draftRules, openedSheet } from '../../../studio/editor/draft/rules';

const draft = { version: 0, base: 0, shown: 0, savedAt: null, document: { name: 'Toko' }, issues: [], conflicts: [] };

const typed = (sheet: Sheet, value: string) =>
  draftRules.edited(sheet, { kind: 'change', operations: [{ op: 'replace', path: '/name', value }], at: 0 }).sheet;

test('sending the same document again and again stores it once', () => {
  let sheet = typed(openedSheet('Rina', draft, []), 'Toko R');
  for (let attempt = 0; attempt < 25; attempt += 1) sheet = draftRules.sending(sheet);
  expect(copyOf(sheet).earlier).toEqual([{ name: 'Toko R' }]);
  sheet = draftRules.sending(typed(sheet, 'Toko Rina'));
  expect(copyOf(draftRules.sending(sheet)).earlier).toEqual([{ name: 'Toko R' }, { name: 'Toko Rina' }]);
});
