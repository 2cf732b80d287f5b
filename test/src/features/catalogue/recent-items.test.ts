import { addRecentItem, recentItems } from '../../../../src/features/catalogue/recent-items';
import { clearPersonal } from '../../../../src/storage/claim-storage';

beforeEach(() => localStorage.clear());

test.each(['', '{', '{}', '"teh"', '[1,null]'])('the stored text %j is not a list of items', (text) => {
  localStorage.setItem('kopi:guest:items', text);
  expect(recentItems('kopi')).toEqual([]);
});

test('the newest 20 stay, each once, for each store alone', () => {
  for (let at = 1; at <= 25; at += 1) addRecentItem('kopi', `barang${at}`);
  addRecentItem('kopi', 'barang20');
  expect(recentItems('kopi')).toHaveLength(20);
  expect(recentItems('kopi').slice(0, 3)).toEqual(['barang20', 'barang25', 'barang24']);
  expect(recentItems('teh')).toEqual([]);
});

test('no favourite stays after signing out', () => {
  addRecentItem('kopi', 'barang1');
  clearPersonal('kopi');
  expect(recentItems('kopi')).toEqual([]);
});
