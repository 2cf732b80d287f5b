import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import studioMessages from '../../../../studio/__generated__/messages/id';
import partMessages from '../../../../studio/__generated__/messages/parts/id';
import { MessagesProvider } from '../../../../src/i18n/use-messages';
import { ToastProvider } from '../../../../src/ui/feedback/toast-provider';
import { type Editor, EditorContext } from '../../../../studio/editor/editor';
import { PaletteSheet } from '../../../../studio/editor/entries/entry-dialogs';
import { VirtualRows } from '../../../../studio/editor/outline/tree/outline-tree';
import { OutlinePane } from '../../../../studio/editor/outline/outline-pane';
import { StudioMessages } from '../../../../studio/i18n/use-studio-messages';
import { demoCatalogues } from '../../../support/stores/demo-catalogue';
import { applied } from '../entries/demo-outline';

beforeAll(() => Promise.all([PaletteSheet.preload(), VirtualRows.preload()]));

const start = demoCatalogues.get('kebunara')?.store as Editor['document'];
const namesOf = (document: Editor['document']) => (document.components as { name: string }[]).map(({ name }) => name);

let current: Editor;

function TestEditor({ children, given }: { children: ReactNode; given: Partial<Editor> }) {
  const [document, setDocument] = useState(given.document ?? start);
  const [place, open] = useState('');
  current = {
    codename: 'kebunara',
    version: 1,
    shown: 1,
    base: 1,
    latest: () => current.document,
    issues: [],
    conflicts: [],
    saving: 'saved',
    role: 'OWNER',
    scopes: [],
    mayChange: () => true,
    place,
    isGone: false,
    open,
    change: (operations) => setDocument((now) => applied(now, operations)),
    decide: () => undefined,
    undo: null,
    redo: null,
    ...given,
    document,
  };
  return <EditorContext value={current}>{children}</EditorContext>;
}

async function showPane(given: Partial<Editor> = {}) {
  await act(async () => {
    render(
      <MessagesProvider locale="id" messages={partMessages}>
        <StudioMessages locale="id" messages={studioMessages}>
          <ToastProvider>
            <TestEditor given={given}>
              <Suspense>
                <OutlinePane />
              </Suspense>
            </TestEditor>
          </ToastProvider>
        </StudioMessages>
      </MessagesProvider>,
    );
  });
  await screen.findByRole('treegrid');
}

const row = (name: RegExp) => screen.getByRole('row', { name });

test('a row that is chosen opens its place, and is marked', async () => {
  await showPane();
  await userEvent.click(row(/^Sayur/));
  expect(current.place).toBe('/components/1');
  await waitFor(() => expect(row(/^Sayur/)).toHaveAttribute('aria-current', 'true'));
});

test('Alt and arrows move a row, keep its focus and say where it is', async () => {
  await showPane();
  act(() => row(/^Sayur/).focus());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(namesOf(current.document).slice(0, 3)).toEqual(['Beranda', 'Buah', 'Sayur']);
  expect(await screen.findByText('Sayur pindah ke urutan 3 dari 14')).toBeInTheDocument();
  expect(row(/^Sayur/)).toHaveFocus();
});

test('the menu of a row moves it on and on, and refuses to go beyond the end', async () => {
  await showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Menu Sayur' }));
  await userEvent.click(screen.getByRole('button', { name: 'Naik' }));
  expect(namesOf(current.document)[0]).toBe('Sayur');
  expect(screen.getByText(/Urutan 1 dari 14/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Naik' })).toHaveAttribute('aria-disabled', 'true');
});

test('deleting what others open names them first, and can be undone', async () => {
  await showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Menu Buah' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(namesOf(current.document)).toContain('Buah');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/Masih dipakai di \d+ tempat: .*Beranda/);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(namesOf(current.document)).not.toContain('Buah');
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(current.document).toEqual(start);
});

async function removeSayur() {
  await showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Menu Sayur' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(namesOf(current.document)).not.toContain('Sayur');
}

test('what was deleted and is back already is not added again', async () => {
  await removeSayur();
  const [, sayur] = start.components as object[];
  act(() => current.change([{ op: 'add', path: '/components/0', value: sayur }]));
  await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(namesOf(current.document).filter((name) => name === 'Sayur')).toHaveLength(1);
});

test('a section from the palette is added with content and opened', async () => {
  await showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah bagian toko' }));
  await userEvent.click(screen.getByRole('button', { name: 'Daftar produk' }));
  expect(namesOf(current.document).at(-1)).toBe('Daftar produk');
  expect(current.place).toBe('/components/14');
});

test('a role that may not change the store is offered no operation, and is told why', async () => {
  await showPane({ mayChange: () => false });
  expect(screen.queryByRole('button', { name: 'Tambah bagian toko' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menu Sayur' }));
  expect(screen.getByText(/Peranmu tidak boleh mengubah ini/)).toBeInTheDocument();
  for (const name of ['Hapus', 'Gandakan', 'Naik', 'Sembunyikan']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('errors are counted where they are, and lead from one to the next', async () => {
  const issue = (pointer: string) => ({ pointer, code: 'TOO_LONG', params: {}, reason: 'is too long' });
  await showPane({ issues: [issue('/components/1/name'), issue('/app/min_order_price')] });
  expect(row(/^Sayur/)).toHaveTextContent('1');
  const next = screen.getByRole('button', { name: 'Berikutnya' });
  await userEvent.click(next);
  expect(current.place).toBe('/components/1/name');
  await userEvent.click(next);
  expect(current.place).toBe('/app/min_order_price');
});

test('the menu of a row stays with its row when others change the store, and closes when it is gone', async () => {
  await showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Menu Sayur' }));
  const [first] = current.document.components as object[];
  act(() => current.change([{ op: 'add', path: '/components/0', value: { ...first, view_uid: 'baru' } }]));
  expect(screen.getByRole('dialog', { name: 'Sayur' })).toBeVisible();
  act(() => current.change([{ op: 'remove', path: '/components/2' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a section is added after the one whose menu was open, also if others moved it meanwhile', async () => {
  await showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Menu Sayur' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tambah setelah ini' }));
  act(() => current.change([{ op: 'move', from: '/components/1', path: '/components/5' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Daftar produk' }));
  expect(namesOf(current.document).slice(5, 7)).toEqual(['Sayur', 'Daftar produk']);
});

test('a row of an order can be dragged, a group cannot', async () => {
  await showPane();
  expect(screen.getByRole('button', { name: 'Pindahkan Sayur' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pindahkan Bagian toko' })).toBeNull();
  expect(fireEvent.dragStart(row(/^Bagian toko/))).toBe(false);
});

describe('with hundreds of sections', () => {
  // jsdom has no layout: the pane has room for ten rows.
  const sizes = { clientWidth: 280, clientHeight: 440, scrollHeight: 44 };
  beforeEach(() => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  });
  afterEach(() => {
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  const [first] = start.components as object[];
  const sections = (length: number) =>
    Array.from({ length }, (_, at) => ({ ...first, view_uid: `s${at}`, name: `Bagian ${at}` }));
  const components = sections(150);
  const named = (name: string) => screen.getByRole('row', { name });

  test('only the rows in view are rendered, and keys lead to the others', async () => {
    await showPane({ document: { ...start, components } });
    expect(screen.getAllByRole('row').length).toBeLessThan(50);
    expect(screen.queryByRole('row', { name: 'Bagian 140' })).toBeNull();
    act(() => named('Bagian 3').focus());
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName(/Formulir/);
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(named('Bagian 0')).toHaveFocus();
  });

  test('a row that moves far away keeps the focus', async () => {
    await showPane({ document: { ...start, components } });
    act(() => named('Bagian 3').focus());
    await userEvent.click(screen.getByRole('button', { name: 'Menu Bagian 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pindah ke tempat lain' }));
    await userEvent.click(screen.getByRole('button', { name: 'Setelah Bagian 140' }));
    expect(namesOf(current.document)[140]).toBe('Bagian 3');
    expect(named('Bagian 3')).toHaveFocus();
  });

  test('the first of thousands are shown, and that they are not all is said', async () => {
    await showPane({ document: { ...start, components: sections(1_200) } });
    expect(screen.getByText(/“Bagian toko” punya 1.200 isi. Yang terlihat di sini 1.000/)).toBeVisible();
    expect(named('Bagian toko')).toHaveAttribute('aria-expanded', 'true');
  });
});
