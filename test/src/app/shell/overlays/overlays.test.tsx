import type { Execute } from '../../../../../src/api/execute';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popupRatio, popupWidth } from '../../../../../src/app/shell/overlays/popup-moment';
import { Overlays } from '../../../../../src/app/shell/overlays/overlays';
import type { StoreShell } from '../../../../../src/api/store-context';
import { ContentMode } from '../../../../../src/routing/define-route';
import { renderInStore, renderWith } from '../../../../support/browser/render-in-store';
import { PushStateDocument } from '../../../../../src/__generated__/documents/push-state';
import { SubscribeToPushDocument } from '../../../../../src/__generated__/documents/subscribe-to-push';
import { clearFlag, setFlag } from '../../../../support/browser/session-flag';
import { testStore } from '../../../../support/browser/test-store';

const popup = { __typename: 'Popup', image: 'popup/promo.svg', alt: null, link: 'address://m/promo' } as const;
const androidApp = { __typename: 'AndroidApp', keyword: 'kopiku', packageName: 'id.kopi.app' } as const;
const offer = /Aktifkan notifikasi/;

function browserAnswers(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const requestPermission = jest.fn(async () => answer);
  Object.defineProperty(window, 'Notification', { configurable: true, value: { permission, requestPermission } });
  return requestPermission;
}

const subscription = {
  endpoint: 'https://push.test/1',
  toJSON: () => ({ keys: { p256dh: 'kunci', auth: 'rahasia' } }),
};
const subscribeBrowser = jest.fn(async (_options: object) => subscription);

function serviceWorkerControls(controller: object | null) {
  const getRegistration = async () => ({ pushManager: { subscribe: subscribeBrowser } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller, getRegistration } });
}

/** A facade that sends push messages. */
const facade = jest.fn(async ({ id }: { id: string }, _variables: object) => ({
  ok: true,
  data:
    id === PushStateDocument.id
      ? { customer: { pushSettings: { publicKey: 'kunci-toko', isSubscribed: false } } }
      : { subscribeToPush: { __typename: 'Done' } },
}));
const subscriptions = () =>
  facade.mock.calls.flatMap(([{ id }, variables]) => (id === SubscribeToPushDocument.id ? [variables] : []));

const open = (store: StoreShell) =>
  act(async () => renderWith(facade as unknown as Execute, <Overlays content={ContentMode.HOME} />, store));
const popupPicture = () => screen.findByRole('dialog', { name: 'Info dari Kopi Kita' });
const noPopup = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^Info dari/ })).toBeNull());

let picture: HTMLImageElement;
const originalDecode = HTMLImageElement.prototype.decode;
let decode: () => Promise<void>;

/** A fully visible picture on the page below. */
function showPicture(width: number, height: number) {
  picture = document.createElement('img');
  Object.defineProperty(picture, 'naturalWidth', { value: width });
  picture.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  document.body.append(picture);
}

/** jsdom has no layout, and its page has always just started. */
beforeEach(() => {
  decode = async () => undefined;
  HTMLImageElement.prototype.decode = () => decode();
  showPicture(390, 300);
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
});

/** Closing a popup goes back in the history, which is asynchronous. */
const layersClosed = () => waitFor(() => expect((history.state as { layer?: number } | null)?.layer).toBeUndefined());

afterEach(async () => {
  await layersClosed();
  HTMLImageElement.prototype.decode = originalDecode;
  picture.remove();
  document.cookie = 'popup.kopi=; path=/; max-age=0';
  document.cookie = 'popup.teh=; path=/; max-age=0';
  jest.restoreAllMocks();
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  browserAnswers('default');
  Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
  serviceWorkerControls({});
});

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
});

describe('the popup', () => {
  test.each([
    ['Diskon 20% untuk semua kopi', 'Diskon 20% untuk semua kopi'],
    [null, 'Info dari Kopi Kita'],
  ])('with the text %j has a picture that says %j', async (alt, name) => {
    await open(testStore({ popup: { ...popup, alt } }));
    expect(within(await popupPicture()).getByRole('img', { name })).toBeVisible();
  });

  test('opens on the first page of a session only', async () => {
    const { unmount } = await open(testStore({ popup }));
    expect(await popupPicture()).toBeVisible();
    unmount();
    await open(testStore({ popup }));
    await noPopup();
  });

  test('opens once its picture can be seen, and smaller than the largest picture below it', async () => {
    let resolve = () => {};
    decode = () => new Promise((done) => (resolve = done));
    await open(testStore({ popup }));
    await noPopup();
    expect(document.cookie).not.toContain('popup.');
    await act(async () => resolve());
    expect(await popupPicture()).toBeVisible();
    expect(popupWidth() * popupWidth() * popupRatio).toBeLessThan(390 * 300);
  });

  test('does not open with a picture that is broken', async () => {
    decode = () => Promise.reject(new Error('The source image cannot be decoded'));
    await open(testStore({ popup }));
    await noPopup();
  });

  test.each([
    ['late', () => jest.spyOn(performance, 'now').mockReturnValue(9_000)],
    ['over small pictures', () => picture.remove()],
  ])('does not open by itself %s, but at the first touch', async (_when, prepare) => {
    prepare();
    await open(testStore({ popup }));
    await noPopup();
    fireEvent.scroll(picture.isConnected ? picture : document.body);
    await noPopup();
    fireEvent.wheel(document.body);
    expect(await popupPicture()).toBeVisible();
  });

  test('waits until nothing is typed and no other dialog is open', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    field.focus();
    dialog.setAttribute('open', '');
    await open(testStore({ popup }));
    await noPopup();
    act(() => field.blur());
    await noPopup();
    dialog.remove();
    document.dispatchEvent(new Event('close'));
    expect(await popupPicture()).toBeVisible();
    field.remove();
  });

  test('closes by going back', async () => {
    await open(testStore({ popup }));
    await popupPicture();
    act(() => history.back());
    await noPopup();
  });

  test.each([
    ['signing in', '/login', ContentMode.ACCOUNT],
    ['signing in at a path with a slash', '/login/', ContentMode.ACCOUNT],
    ['the checkout', '/checkout/', ContentMode.CHECKOUT],
    ['the payment of one item', '/p/payment/teh', ContentMode.CHECKOUT],
    ['the payment of an order', '/order/WR-1/checkout', ContentMode.INVOICE_CHECKOUT],
  ])('does not cover %s', async (_what, path, content) => {
    renderInStore(<Overlays content={content} />, testStore({ popup }), path);
    await noPopup();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('opens again in another store of the same session', async () => {
    const { unmount } = await open(testStore({ popup }));
    await popupPicture();
    unmount();
    await layersClosed();
    await open(testStore({ popup, codename: 'teh' }));
    expect(await popupPicture()).toBeVisible();
  });

  test('closes by its button', async () => {
    await open(testStore({ popup }));
    await popupPicture();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await noPopup();
  });

  test('closes by a tap beside it', async () => {
    await open(testStore({ popup }));
    await userEvent.click(await popupPicture());
    await noPopup();
  });

  test('closes by Escape', async () => {
    await open(testStore({ popup }));
    fireEvent(await popupPicture(), new Event('cancel', { cancelable: true }));
    await noPopup();
  });

  test('opens its link and closes', async () => {
    await open(testStore({ popup }));
    await popupPicture();
    await userEvent.click(screen.getByRole('link', { name: 'Info dari Kopi Kita' }));
    expect(screen.getByLabelText('current path')).toHaveTextContent('/m/promo');
    await noPopup();
  });

  test('opens an external URL in a new tab', async () => {
    await open(testStore({ popup: { ...popup, link: 'www.example.com/promo' } }));
    await popupPicture();
    const link = screen.getByRole('link', { name: 'Info dari Kopi Kita' });
    expect(link).toHaveAttribute('href', 'https://www.example.com/promo');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('is only a picture if its link is invalid', async () => {
    await open(testStore({ popup: { ...popup, link: 'javascript:alert(1)' } }));
    await popupPicture();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('the page reserves as much space at its end as the banners over it need', async () => {
  const original = globalThis.ResizeObserver;
  const observed: Element[] = [];
  class FirstSize {
    constructor(private readonly changed: () => void) {}
    observe(element: Element) {
      observed.push(element);
      Object.defineProperty(element, 'offsetHeight', { value: 173 });
      this.changed();
    }
    disconnect() {}
    unobserve() {}
  }
  globalThis.ResizeObserver = FirstSize as unknown as typeof ResizeObserver;
  localStorage.setItem('kopi:keyword', androidApp.keyword);
  await open(testStore({ androidApp }));
  expect(observed).toHaveLength(1);
  expect(document.documentElement.style.getPropertyValue('--dock-height')).toBe('173px');
  document.documentElement.removeAttribute('style');
  globalThis.ResizeObserver = original;
});

describe('the notification prompt', () => {
  beforeEach(() => {
    setFlag();
    setFlag('teh');
    facade.mockClear();
    subscribeBrowser.mockClear();
  });
  afterEach(() => {
    clearFlag();
    clearFlag('teh');
  });

  test('is not shown to a guest', async () => {
    clearFlag();
    await open(testStore());
    expect(screen.queryByText(offer)).toBeNull();
    expect(facade).not.toHaveBeenCalled();
  });

  test('waits for a network', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(testStore());
    expect(screen.queryByText(offer)).toBeNull();
    onLine.mockRestore();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(offer)).toBeVisible();
  });

  test('asks the browser only on a tap', async () => {
    const ask = browserAnswers('default', 'granted');
    await open(testStore());
    expect(await screen.findByText(offer)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan' }));
    expect(ask).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
    expect(subscribeBrowser).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'kunci-toko' });
    expect(subscriptions()).toEqual([
      { subscription: { endpoint: 'https://push.test/1', p256dh: 'kunci', auth: 'rahasia' } },
    ]);
  });

  test('can be retried if the subscription fails', async () => {
    browserAnswers('default', 'granted');
    facade.mockResolvedValueOnce({ ok: false, code: 'OFFLINE' } as never);
    await open(testStore());
    await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    expect(await screen.findByText('Notifikasi belum bisa diubah. Coba lagi.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    await waitFor(() => expect(subscriptions()).toHaveLength(1));
  });

  test.each([
    ['no service worker could show one', () => serviceWorkerControls(null)],
    ['the browser has no service workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  ])('is not shown where %s', async (_what, arrange) => {
    browserAnswers('default');
    arrange();
    await open(testStore());
    expect(screen.queryByText(offer)).toBeNull();
  });

  test('is not shown if notifications are allowed: the session is subscribed, once', async () => {
    browserAnswers('granted');
    const { unmount } = await open(testStore());
    await waitFor(() => expect(subscriptions()).toHaveLength(1));
    expect(screen.queryByText(offer)).toBeNull();
    unmount();
    await open(testStore());
    expect(subscriptions()).toHaveLength(1);
  });

  test('does not subscribe if the customer has switched notifications off', async () => {
    browserAnswers('granted');
    localStorage.setItem('kopi:notification', 'off');
    await open(testStore());
    expect(facade).not.toHaveBeenCalled();
  });

  test('shows that the browser blocks notifications', async () => {
    browserAnswers('denied');
    await open(testStore());
    expect(
      await screen.findByText(
        'Notifikasi telah diblokir. Silakan aktifkan izin notifikasi di pengaturan browser Anda.',
      ),
    ).toBeVisible();
  });

  test('shows that the browser does not support notifications', async () => {
    Reflect.deleteProperty(window, 'Notification');
    await open(testStore());
    expect(await screen.findByText('Browser tidak mendukung notifikasi.')).toBeVisible();
  });

  test('stays if the browser’s prompt is not answered', async () => {
    browserAnswers('default');
    await open(testStore());
    await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    expect(screen.getByText(offer)).toBeVisible();
  });

  test('is not shown again in a store where it was dismissed', async () => {
    browserAnswers('default');
    const { unmount } = await open(testStore());
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }));
    expect(screen.queryByText(offer)).toBeNull();
    unmount();
    const again = await open(testStore());
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
    again.unmount();
    await open(testStore({ codename: 'teh' }));
    expect(await screen.findByText(offer)).toBeVisible();
  });

  test.each([
    ['/chat/0/0/0/toko', false],
    ['/chat/0/0/1/app', false],
    ['/chat/0/0/0/0', true],
  ])('leaves the room to where one writes: at %s it is shown: %p', async (path, isShown) => {
    const page = <Overlays content={ContentMode.CHAT} />;
    await act(async () => renderWith(facade as unknown as Execute, page, testStore(), path));
    if (isShown) expect(await screen.findByText(offer)).toBeVisible();
    else expect(screen.queryByText(offer)).toBeNull();
  });

  test('waits until the popup is closed', async () => {
    browserAnswers('default');
    await open(testStore({ popup }));
    await popupPicture();
    expect(screen.queryByText(offer)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText(offer)).toBeVisible();
  });
});

describe('the Android offer', () => {
  const appOffer = /aplikasi Kopi Kita di Android/;

  test.each([
    ['no keyword is stored', null],
    ['another keyword is stored', 'tehku'],
  ])('is not shown where %s', async (_case, keyword) => {
    if (keyword) localStorage.setItem('kopi:keyword', keyword);
    await open(testStore({ androidApp }));
    await waitFor(() => expect(screen.queryByText(appOffer)).toBeNull());
  });

  test('is not shown by a store without an app', async () => {
    localStorage.setItem('kopi:keyword', 'kopiku');
    await open(testStore());
    await waitFor(() => expect(screen.queryByText(appOffer)).toBeNull());
  });

  test('links to the store’s app if its keyword is stored', async () => {
    localStorage.setItem('kopi:keyword', 'kopiku');
    await open(testStore({ androidApp }));
    expect(await screen.findByRole('link', { name: 'Pasang' })).toHaveAttribute(
      'href',
      'https://play.google.com/store/apps/details?id=id.kopi.app',
    );
  });

  test('can be dismissed', async () => {
    localStorage.setItem('kopi:keyword', 'kopiku');
    await open(testStore({ androidApp }));
    await screen.findByText(appOffer);
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByText(appOffer)).toBeNull();
  });
});
