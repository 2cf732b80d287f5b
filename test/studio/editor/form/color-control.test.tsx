import { screen } from '@testing-library/react';
import { showForm } from './form-double';

const show = (theme: Record<string, string>) =>
  showForm({ document: { codename: 'toko', app: { view_uid: 'toko', name: 'Toko' }, theme }, place: '/theme' });

test.each([
  ['#0b0b0b', /^Very easy to read/],
  ['#f4f4f4', /^So that it can be read, the store shows #[0-9a-f]{6}/],
])('the form says how well the text colour %s can be read', async (color, note) => {
  await show({ 'color-text': color });
  expect(await screen.findByText(note)).toBeVisible();
});

test('a colour that is not chosen has no note', async () => {
  await show({});
  expect(screen.queryByText(/^(Very easy|Easy|Hard) to read|the store shows/)).toBeNull();
});
