import { createDraftCopies } from '../../../studio/editor/draft/draft-copies';
import type { DraftCopy } from '../../../studio/editor/draft/rules';
import { fakeLocks } from '../../support/studio/fake-locks';

const copy = (name: string): DraftCopy => ({
  base: { name: 'Toko' },
  document: { name },
  earlier: [],
  decided: [],
  conflicts: [],
});
const open = (page: string, person = 'p1') => createDraftCopies('toko', person, page);

beforeEach(() => {
  localStorage.clear();
  fakeLocks();
});

test('two open pages each have a copy of their own, and take none of the other', async () => {
  const [one, other] = [open('one'), open('other')];
  one.hold();
  other.hold();
  one.write(copy('Satu'));
  other.write(copy('Dua'));
  expect(localStorage).toHaveLength(2);
  expect((await one.left()).copies).toEqual([]);
  expect((await other.left()).copies).toEqual([]);
});

test('what a page that has ended left is found by the next one, once', async () => {
  const end = open('one').hold();
  open('one').write(copy('Satu'));
  end();
  await new Promise((resolve) => setTimeout(resolve));
  const next = await open('next').left();
  expect(next.copies).toEqual([copy('Satu')]);
  next.remove();
  expect((await open('third').left()).copies).toEqual([]);
});

test('nobody finds what another person of the same browser, or of another store, has left', async () => {
  open('one').write(copy('Satu'));
  expect((await open('next', 'p2').left()).copies).toEqual([]);
  expect((await createDraftCopies('lain', 'p1', 'next').left()).copies).toEqual([]);
});

test('where the browser has no locks, every other copy counts as left', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  open('one').write(copy('Satu'));
  expect((await open('next').left()).copies).toEqual([copy('Satu')]);
});

test('a copy that cannot be read is ignored', async () => {
  localStorage.setItem('studio:toko:p1:draft:one', '{');
  expect((await open('next').left()).copies).toEqual([]);
});

test('a full browser says that nothing is stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  });
  expect(open('one').write(copy('Satu'))).toBe(false);
});
