import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineParts } from '../../../../src/app/shell/offline/lazy-offline';
import { Sidebar } from '../../../../src/app/shell/sidebar/lazy-sidebar';
import { Shell } from '../../../../src/app/shell/shell';
import type { StoreShell } from '../../../../src/api/store-context';
import { ContentMode } from '../../../../src/routing/define-route';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

const androidApp = { __typename: 'AndroidApp', keyword: 'kopiku', packageName: 'id.kopi.app' } as const;

const open = (store: StoreShell = testStore(), path = '/') =>
  renderInStore(
    <Shell content={ContentMode.HOME}>
      <p>Isi halaman</p>
    </Shell>,
    store,
    path,
  );

/** The position of a tap; a click by keyboard has `detail` 0. */
function tap(times: number, place = { clientX: 12, clientY: 12 }) {
  for (let count = 0; count < times; count += 1) fireEvent.click(document.body, { ...place, detail: 1 });
}

const keywordSheet = () => screen.queryByRole('dialog', { name: 'Kata kunci' });

beforeAll(async () => {
  await Promise.all([Sidebar.preload(), OfflineParts.preload()]);
});

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
  Object.defineProperty(window, 'Notification', { configurable: true, value: { permission: 'granted' } });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'Notification');
});

test('the first tab stop skips to the page', async () => {
  open();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  );
});

test('header, main and navigation are landmarks, with the page in main', () => {
  open();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Isi halaman');
});

test('the home page’s heading is the store’s name, other pages have their own', () => {
  const { unmount } = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kopi Kita');
  unmount();
  open(testStore(), '/m/biji-biji1');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

describe('the sidebar', () => {
  test('lists the store’s menus as links', () => {
    open();
    expect(screen.getByRole('link', { name: 'Biji Kopi' })).toHaveAttribute('href', '/m/biji_kopi-biji1');
    expect(screen.getByRole('link', { name: 'Alat Seduh' })).toHaveAttribute('href', '/m/alat_seduh-alat2');
  });

  test('marks the page’s own menu as the current page', () => {
    open(testStore(), '/m/apa-saja-biji1');
    expect(screen.getByRole('link', { name: 'Biji Kopi' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Alat Seduh' })).not.toHaveAttribute('aria-current');
  });

  test('marks the menu of the document an item was opened from', () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/kopi/m/alat-alat2`);
    open(testStore(), '/p/ketel-k9');
    expect(screen.getByRole('link', { name: 'Alat Seduh' })).toHaveAttribute('aria-current', 'true');
  });

  test('marks the menu the visitor came from in the same document', async () => {
    open(testStore(), '/m/apa-saja-biji1');
    await userEvent.click(screen.getByRole('link', { name: 'Terdekat' }));
    expect(screen.getByRole('link', { name: 'Biji Kopi' })).toHaveAttribute('aria-current', 'true');
  });

  test('links to the same page in each language and marks the current one', () => {
    open(testStore(), '/m/biji-biji1?page=2&utm_source=x&lang=id');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?page=2&lang=en');
    expect(screen.getByRole('link', { name: 'Indonesia' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'English' })).not.toHaveAttribute('aria-current');
  });
});

describe('the hidden corner', () => {
  test('opens the keyword sheet after five quick taps', async () => {
    open();
    tap(4);
    expect(keywordSheet()).toBeNull();
    await act(async () => tap(1));
    await waitFor(() => expect(keywordSheet()).toBeVisible());
  });

  test('does not count taps elsewhere', () => {
    open();
    tap(9, { clientX: 200, clientY: 12 });
    tap(9, { clientX: 12, clientY: 200 });
    expect(keywordSheet()).toBeNull();
  });

  test('ignores taps older than 3 s', () => {
    jest.useFakeTimers();
    open();
    tap(4);
    act(() => jest.advanceTimersByTime(3_000));
    tap(1);
    expect(keywordSheet()).toBeNull();
  });

  test('stores the keyword for this store and shows its offer at once', async () => {
    open(testStore({ androidApp }));
    await act(async () => tap(5));
    await waitFor(() => expect(keywordSheet()).toBeVisible());
    const field = screen.getByLabelText<HTMLInputElement>('Masukkan kata kunci');
    fireEvent.change(field, { target: { value: '  kopiku ' } });
    await act(async () => field.form?.requestSubmit());
    expect(localStorage.getItem('kopi:keyword')).toBe('kopiku');
    expect(keywordSheet()).toBeNull();
    expect(await screen.findByRole('link', { name: 'Pasang' })).toBeVisible();
  });
});

test('a page opened in the same document starts at the top with the focus in main', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Biji Kopi' }));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('sharing opens from an item page', async () => {
  open(testStore({ messagesHidden: true }), '/p/gayo-k1');
  await act(async () => screen.getByRole('button', { name: 'Bagikan Link' }).click());
  expect(await screen.findByRole('dialog', { name: 'Bagikan Link' })).toBeVisible();
});
