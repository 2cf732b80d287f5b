import type { PatchOperation, Sheet } from '../../../machines/studio/draft-sheet';
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

const changed = (sheet: Sheet, operations: readonly PatchOperation[], at: number) =>
  draftRules.edited(sheet, { kind: 'change', operations, at }).sheet;

test.each([
  ['the first text of a list', { op: 'add', path: '/domains', value: ['t'] }, '/domains/0'],
  ['a text in an object that did not exist', { op: 'add', path: '/en', value: { name: 't' } }, '/en/name'],
])('typing %s is one step of undo', (_what, first, path) => {
  let sheet = changed(openedSheet('Rina', draft, []), [first], 0);
  sheet = changed(sheet, [{ op: 'replace', path, value: 'to' }], 100);
  sheet = changed(sheet, [{ op: 'replace', path, value: 'toko' }], 200);
  expect(draftRules.edited(sheet, { kind: 'undo' }).sheet.document).toEqual(draft.document);
});

test('choices of a list that follow each other quickly are steps of their own', () => {
  let sheet = changed(openedSheet('Rina', draft, []), [{ op: 'add', path: '/days', value: [1, 2] }], 0);
  sheet = changed(sheet, [{ op: 'replace', path: '/days', value: [1] }], 100);
  sheet = changed(sheet, [{ op: 'replace', path: '/days', value: [2] }], 200);
  expect(draftRules.edited(sheet, { kind: 'undo' }).sheet.document).toEqual({ ...draft.document, days: [1] });
});

test('all changes are taken back in a step of their own, which is undone', () => {
  const sheet = changed(
    typed(openedSheet('Rina', draft, []), 'Toko Rina'),
    [{ op: 'add', path: '/days', value: [1] }],
    50,
  );
  const taken = changed(sheet, [{ op: 'replace', path: '', value: draft.document }], 100);
  expect(taken.document).toEqual(draft.document);
  expect(draftRules.edited(taken, { kind: 'undo' }).sheet.document).toEqual({ name: 'Toko Rina', days: [1] });
});
