import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '../../../../src/ui/carousel/gallery';
import { ReadMore } from '../../../../src/ui/text/read-more';
import type { SafeHtml } from '../../../../src/ui/text/safe-html-block';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';
import { stubMotion } from '../../../support/browser/motion';

const images = ['listimage/a.svg', 'listimage/b.svg', 'listimage/c.svg'];

beforeAll(() => import('../../../../src/ui/dialog/picture-viewer'));
beforeEach(() => stubMotion({ still: true }));

function show(shown = images) {
  renderInStore(<Gallery title="Bayam" images={shown} />, testStore());
  const row = screen.getByRole('list');
  Object.defineProperty(row, 'clientWidth', { value: 390, configurable: true });
  return row;
}

test('the buttons change the picture and wrap around; the counter shows the current one', () => {
  const row = show();
  expect(screen.getByText('1/3')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(row.scrollLeft).toBe(390);
  fireEvent.scroll(row);
  expect(screen.getByText('2/3')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  fireEvent.scroll(row);
  fireEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(row.scrollLeft).toBe(0);
});

test('a single picture has neither buttons nor a counter', () => {
  show(images.slice(0, 1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('1/1')).toBeNull();
});

test('only the first picture loads at once, and all reserve their space', () => {
  show();
  const [first, second] = screen.getAllByRole('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(second).toHaveAttribute('loading', 'lazy');
  for (const picture of [first, second]) {
    expect(picture).toHaveAttribute('width', '480');
    expect(picture).toHaveAttribute('height', '480');
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('/960/'));
  }
});

test('a double tap zooms in at its position, another zooms out', async () => {
  show();
  await act(async () => screen.getByRole('link', { name: 'Perbesar foto 2' }).click());
  const viewer = await screen.findByRole('dialog', { name: 'Foto Bayam' });
  const [frame] = within(viewer).getAllByRole('listitem');
  if (!frame) throw new Error('The viewer shows no picture');
  fireEvent.doubleClick(frame, { clientX: 120, clientY: 300 });
  expect(frame).toHaveAttribute('data-zoomed');
  expect([frame.scrollLeft, frame.scrollTop]).toEqual([120, 300]);
  fireEvent.doubleClick(frame);
  expect(frame).not.toHaveAttribute('data-zoomed');
  await userEvent.click(within(viewer).getByRole('button', { name: 'Tutup' }));
});

test('a tap opens a picture in full, and Escape or the button closes it', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Perbesar foto 2' });
  expect(link).toHaveAttribute('href', '/images/960/listimage/b.svg');
  await act(async () => link.click());
  const viewer = await screen.findByRole('dialog', { name: 'Foto Bayam' });
  expect(within(viewer).getAllByRole('img')).toHaveLength(3);
  await userEvent.click(within(viewer).getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a tap with a modifier key is left to the browser', () => {
  show();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Perbesar foto 1' }), { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['short', '<p>Daun muda.</p>', false],
  ['long', `<p>${'Daun muda, batang renyah. '.repeat(20)}</p>`, true],
  ['of many lines', '<ul>' + '<li>satu</li>'.repeat(8) + '</ul>', true],
])('a description that is %s can be unfolded: %s', (_kind, html, folds) => {
  renderInStore(<ReadMore html={html as SafeHtml} />, testStore());
  expect(screen.queryByText('Baca Selengkapnya') !== null).toBe(folds);
  if (folds) expect(screen.getByText('Baca Selengkapnya').closest('summary')).not.toBeNull();
});
