import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SafeInspector } from '../../../../src/inspector/page/inspector';
import { maxRecords } from '../../../../src/inspector/page/session';
import { type FromInspector, type FromPage, openChannel } from '../../../../src/inspector/wire/messages';
import { pretendSizes } from '../../../support/browser/pretend-sizes';
import { actorOf, recordOf } from '../../../support/browser/inspector-records';

/** An API that browsers have on localhost and over https, and jsdom never. */
function beSecure(isSecure: boolean) {
  Object.assign(window, { isSecureContext: isSecure, matchMedia: () => ({ matches: false }) });
  const locks = { request: async (_name: string, hold: () => unknown) => hold() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

beforeAll(() => void pretendSizes());

let close = () => {};
afterEach(() => close());

/** The inspector and a page that communicate over the channel. */
async function openBeside({ sends = false } = {}) {
  beSecure(true);
  const page = openChannel();
  const heard: FromInspector[] = [];
  const greeted = new Promise<void>((resolve) => {
    page.subscribe((message) => {
      heard.push(message as FromInspector);
      if (message.type === 'hello') resolve();
    });
  });
  const { unmount } = render(<SafeInspector stately="" />);
  close = () => {
    unmount();
    page.close();
  };
  await greeted;
  const post = (message: FromPage) => act(async () => page.post(message));
  const tab = { tab: 't1', path: '/warung/cart', sends };
  await post({ type: 'tab', tab, actors: [actorOf('a')], records: [1, 2, 3].map((seq) => recordOf(seq)) });
  await screen.findByText('/warung/cart');
  return { post, heard };
}

const events = () => within(screen.getByRole('listbox')).getAllByRole('option');
const live = () => screen.getByRole('button', { name: 'Live' });
const news = (from: number, count: number): FromPage => ({
  type: 'news',
  tab: 't1',
  path: '/warung/cart',
  started: [],
  records: Array.from({ length: count }, (_, index) => recordOf(from + index)),
});

test('a selected past moment that is dropped switches back to live', async () => {
  const { post } = await openBeside();
  await userEvent.click(events()[0] as HTMLElement);
  expect(live()).toHaveAttribute('aria-pressed', 'false');
  await post(news(4, 1));
  await screen.findByText('4 events');
  expect(live()).toHaveAttribute('aria-pressed', 'false');
  await post(news(5, maxRecords));
  await screen.findByText(`${maxRecords} events`);
  expect(live()).toHaveAttribute('aria-pressed', 'true');
});

test('without cross-page messaging the inspector shows a message and requests nothing', () => {
  beSecure(false);
  close = render(<SafeInspector stately="" />).unmount;
  expect(screen.getByText(/works on localhost and over https/)).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('events can be sent, with a payload, to a followed page that accepts them', async () => {
  const { heard } = await openBeside({ sends: true });
  const send = await screen.findByRole('button', { name: 'line.check' });
  const payload = screen.getByLabelText('with');
  await userEvent.type(payload, '{{"uid"');
  expect(send).toBeDisabled();
  expect(payload).toBeInvalid();
  await userEvent.type(payload, ': 7}');
  await userEvent.click(send);
  const sent = { type: 'send', tab: 't1', actor: 'a', event: 'line.check', payload: { uid: 7 } };
  await waitFor(() => expect(heard).toContainEqual(sent));
  await userEvent.click(events()[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: 'line.check' })).toBeNull();
});

test('no events are offered for a page that accepts none', async () => {
  await openBeside();
  await screen.findByRole('region', { name: 'Chart of cart' });
  expect(screen.queryByRole('button', { name: 'line.check' })).toBeNull();
});

test('without a page the inspector explains what to do', async () => {
  beSecure(true);
  const { unmount } = render(<SafeInspector stately="" />);
  close = unmount;
  expect(within(screen.getByRole('region', { name: 'Flows' })).getByText(/Open a store in another tab/)).toBeVisible();
  expect(await screen.findByText('0 events')).toBeVisible();
});
