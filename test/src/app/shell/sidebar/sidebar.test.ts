import { selectedMenu } from '../../../../../src/app/shell/sidebar/sidebar';

const menus = [{ id: 'biji1' }, { id: 'alat2' }];

test('the last dash-separated segment of the path selects the menu', () => {
  expect(selectedMenu(menus, '/m/biji-kopi-pilihan-biji1', null)).toBe('biji1');
});

test('ignores a trailing slash', () => {
  expect(selectedMenu(menus, '/m/biji-biji1/', null)).toBe('biji1');
});

test('a page that is not a menu selects the menu it was opened from', () => {
  expect(selectedMenu(menus, '/p/ketel-k9', '/m/alat-alat2')).toBe('alat2');
});

test('the path wins over the previous path', () => {
  expect(selectedMenu(menus, '/m/biji-biji1', '/m/alat-alat2')).toBe('biji1');
});

test('without a menu in the path none is selected', () => {
  expect(selectedMenu(menus, '/', '/p/ketel-k9')).toBeNull();
  expect(selectedMenu(menus, '/', null)).toBeNull();
});
