import { readEntry, writeEntry } from '../../../src/api/entry-state';
import { clearFlag, setFlag } from '../../support/browser/session-flag';

beforeEach(() => {
  history.replaceState({ key: 'entry-1' }, '');
  clearFlag();
});

test.each<[what: string, session: string | null, found: unknown]>([
  ['the same session', 'session-1', 'cursors'],
  ['another session', 'session-2', undefined],
  ['a guest', null, undefined],
])('%s finds in an entry of the history what session-1 stored there', (_what, session, found) => {
  setFlag('kopi', 'session-1');
  writeEntry('paging', 'cursors');
  if (session) setFlag('kopi', session);
  else clearFlag();
  expect(readEntry('paging')).toBe(found);
});

test('a customer who signs in continues with what the guest stored', () => {
  writeEntry('paging', 'cursors');
  setFlag('kopi', 'session-1');
  expect(readEntry('paging')).toBe('cursors');
});
