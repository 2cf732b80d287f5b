import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrackClickDocument } from '../../../../src/__generated__/documents/track-click';
import type { Execute } from '../../../../src/api/execute';
import type { Loaded } from '../../../../src/api/loaded';
import ActionList from '../../../../src/renderers/components/action-list';
import { readFragment } from '../../../../src/api/fragment';
import { action, component } from '../../../support/browser/part-fixtures';
import { renderPart } from '../../../support/browser/render-part';

type Answer = Loaded<{ trackClick: { counted: boolean } }>;

const counted: Answer = { ok: true, data: { trackClick: { counted: true } } };
const uncounted: Answer = { ok: true, data: { trackClick: { counted: false } } };
const offline: Answer = { ok: false, code: 'OFFLINE', requestId: '' };

const list = component('ActionList', {
  id: 'bantuan',
  actions: [
    action('cta_keranjang', 'CART', { index: 0 }),
    action('cta_cari', 'SEARCH', { index: 1, value: 'Kopi Susu' }),
    action('cta_kembali', 'BACK', { index: 2 }),
  ],
});

async function show(...answers: (Answer | Promise<Answer>)[]) {
  const execute = jest.fn((..._asked: unknown[]) => Promise.resolve(answers.shift() ?? offline));
  const node = readFragment(list);
  if (node.__typename !== 'ActionList') throw new Error('The fixture is a call-to-action list');
  await renderPart(<ActionList node={node} heading={null} seenFirst />, {
    execute: execute as Execute,
    path: '/m/bantuan',
  });
  return execute;
}

const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
const currentPath = () => screen.getByLabelText('current path').textContent;
const arrived = (path: string) => waitFor(() => expect(currentPath()).toBe(path));

test('an action’s URL counts the click and redirects without scripts', async () => {
  await show();
  expect(link('cta_cari')).toHaveAttribute('href', '/go/bantuan/1');
});

test('a click is counted before anything opens', async () => {
  let answer = (_: Answer) => {};
  const execute = await show(new Promise<Answer>((resolve) => (answer = resolve)));
  await userEvent.click(link('cta_cari'));
  expect(execute).toHaveBeenCalledWith(
    TrackClickDocument,
    {
      click: {
        path: '/m/bantuan',
        deviceId: expect.stringMatching(/^[0-9a-f]{32}$/),
        component: 'bantuan',
        action: 'cta_cari',
        value: 'Kopi Susu',
      },
    },
    expect.any(AbortSignal),
  );
  expect(currentPath()).toBe('/m/bantuan');
  await act(async () => answer(counted));
  await arrived('/search/kopi_susu');
});

test.each([
  ['that nobody counted', uncounted],
  ['for which no answer came', offline],
])('a click %s opens nothing and offers a retry', async (_which, answer) => {
  const execute = await show(answer, counted);
  await userEvent.click(link('cta_cari'));
  expect(currentPath()).toBe('/m/bantuan');
  expect(await screen.findByText('Tautan belum bisa dibuka.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(execute).toHaveBeenCalledTimes(2);
  await arrived('/search/kopi_susu');
});

test('a double tap counts once', async () => {
  const execute = await show(new Promise<Answer>(() => {}));
  await userEvent.dblClick(link('cta_cari'));
  expect(execute).toHaveBeenCalledTimes(1);
});

test('counting times out after two seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await show(counted);
  await userEvent.click(link('cta_cari'));
  expect(limit).toHaveBeenCalledWith(2_000);
});

test('a guest who needs an account goes to sign-in and then on', async () => {
  await show(counted);
  await userEvent.click(link('cta_keranjang'));
  await arrived('/login?next=%2Fcart');
});

test('back without a previous page goes home', async () => {
  await show(counted);
  await userEvent.click(link('cta_kembali'));
  await arrived('/');
});

test('a click for a new tab is left to the browser', async () => {
  const execute = await show(counted);
  const user = userEvent.setup();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(link('cta_cari'));
  expect(execute).not.toHaveBeenCalled();
});
