import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ShareSheet from '../../../../src/features/share/share-sheet';
import { ToastContext } from '../../../../src/ui/feedback/use-toast';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

const canonical = 'http://localhost/kopi/p/kopi_gayo-k1';

beforeEach(() => {
  document.head.innerHTML = `<meta property="og:url" content="${canonical}"><title>Kopi Gayo | Kopi Kita</title>`;
});

afterEach(() => {
  document.head.innerHTML = '';
});

function open() {
  const toast = jest.fn();
  renderInStore(
    <ToastContext value={toast}>
      <ShareSheet open onClose={() => {}} />
    </ToastContext>,
    testStore(),
    '/p/judul_salah-k1',
  );
  return { toast };
}

test('the shared URL is the canonical one', () => {
  open();
  expect(screen.getByLabelText('Link halaman ini')).toHaveValue(canonical);
});

test.each(['Telegram', 'Twitter', 'Whatsapp', 'Line', 'Facebook', 'Email'])('%s is a link with the URL', (name) => {
  open();
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(canonical)),
  );
});

test('copying writes the URL and confirms it for 2000 ms', async () => {
  const user = userEvent.setup();
  const { toast } = open();
  await user.click(screen.getByRole('button', { name: 'Salin link' }));
  expect(await navigator.clipboard.readText()).toBe(canonical);
  expect(toast).toHaveBeenCalledWith('Link berhasil dicopy!', 2000);
});

test.each([
  [true, 1],
  [false, 0],
])('without a clipboard API, the selection is copied and confirmed: %s', async (copied, times) => {
  const user = userEvent.setup();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  document.execCommand = jest.fn(() => copied);
  const { toast } = open();
  await user.click(screen.getByRole('button', { name: 'Salin link' }));
  expect(document.execCommand).toHaveBeenCalledWith('copy');
  expect(toast).toHaveBeenCalledTimes(times);
});
