import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../../src/api/execute';
import { PreviewDocument } from '../../../../studio/__generated__/documents/preview';
import { type Editor, EditorContext } from '../../../../studio/editor/editor';
import { PreviewPane } from '../../../../studio/editor/preview/preview-pane';
import { pretendSizes } from '../../../support/browser/pretend-sizes';
import { renderInRoom } from '../../../support/studio/render-in-room';

const editor = {
  codename: 'warung',
  version: -3,
  shown: -3,
  document: {},
  place: '',
  open: () => undefined,
} as unknown as Editor;

let resized: () => void;
beforeEach(() => {
  resized = pretendSizes();
});
/** What jsdom, which has no layout, says of every element. */
const width = (pixels: number) => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(pixels);
  act(() => resized());
};

async function show(preview: object | null, more: Partial<Editor> = {}) {
  const asked: object[] = [];
  const execute = (async (document: object, variables: object) => {
    if (document !== PreviewDocument) return { ok: true, data: { store: { schedule: {} } } };
    asked.push(variables);
    return { ok: true, data: { store: { preview } } };
  }) as unknown as Execute;
  await renderInRoom(
    <EditorContext value={{ ...editor, ...more }}>
      <PreviewPane />
    </EditorContext>,
    { execute },
  );
  return asked;
}

const preview = { path: '/preview/sealed/warung', expiresAt: '2026-11-28T10:00:00Z' };

test('nothing is loaded before the page is in sight', async () => {
  const asked = await show(preview);
  expect([asked, screen.queryByTitle('Page of the store')]).toEqual([[], null]);
  await act(async () => width(390));
  expect(asked).toEqual([{ codename: 'warung', revision: -3, viewer: 'GUEST' }]);
  expect(new URL(screen.getByTitle<HTMLIFrameElement>('Page of the store').src).pathname).toBe(
    '/preview/sealed/warung/',
  );
});

test('a server without the key of the provider says so, and has nothing to choose or share', async () => {
  await show(null);
  await act(async () => width(390));
  screen.getByRole('heading', { name: 'Previews are not available' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the page is shown as a made-up customer sees it, and again as a guest', async () => {
  const asked = await show(preview);
  await act(async () => width(390));
  const choice = within(screen.getByRole('group', { name: 'Seen as' }));
  const pressed = () => choice.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['Guest']);
  await userEvent.click(choice.getByRole('button', { name: 'Customer' }));
  expect(pressed()).toEqual(['Customer']);
  await userEvent.click(choice.getByRole('button', { name: 'Guest' }));
  expect(asked.map((variables) => (variables as { viewer: string }).viewer)).toEqual(['GUEST', 'CUSTOMER', 'GUEST']);
});

test('the language of the page is chosen apart from that of the studio', async () => {
  await show(preview);
  await act(async () => width(390));
  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  const urls = [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).search);
  expect(urls.at(-1)).toBe('?lang=en');
});

test.each([
  ['/app/~popup', 1, '#popup'],
  ['/app/popup_flag', 1, '#popup'],
  ['/app/~popup', 0, ''],
  ['/app/~home', 1, ''],
  ['', 1, ''],
])('with %j open and a popup_flag of %s, the page ends with %j', async (place, popup_flag, hash) => {
  await show(preview, { place, document: { app: { popup_flag } } });
  await act(async () => width(390));
  expect(new URL(screen.getByTitle<HTMLIFrameElement>('Page of the store').src).hash).toBe(hash);
});
