import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Fields } from '../../../shared/documents/entries';
import { type DocumentRef, type Execute, ExecuteContext } from '../../../src/api/execute';
import type { FailureCode } from '../../../src/api/loaded';
import { OpenDraftDocument } from '../../../studio/__generated__/documents/open-draft';
import { SaveDraftDocument } from '../../../studio/__generated__/documents/save-draft';
import indonesian from '../../../studio/__generated__/messages/id';
import type { Role, SaveDraftInput } from '../../../studio/__generated__/gql/graphql';
import { type Me, MeContext } from '../../../studio/app/me';
import { StoreOfPageContext } from '../../../studio/app/store-of-page';
import { useEditor } from '../../../studio/editor/editor';
import type { Colleague } from '../../../studio/editor/presence/use-colleagues';
import EditorRoute from '../../../studio/editor/route';
import { StudioMessages } from '../../../studio/i18n/use-studio-messages';
import { InPage } from '../../support/browser/in-page';
import { fakeLocks } from '../../support/studio/fake-locks';
import { createDraftDouble, type DraftDouble } from './draft-double';

jest.mock('../../../studio/editor/outline/outline-pane', () => ({ OutlinePane: () => null }));
jest.mock('../../../studio/editor/preview/preview-pane', () => ({ PreviewPane: () => null }));
jest.mock('../../../studio/editor/publish/publish-button', () => ({ PublishButton: () => null }));
jest.mock('../../../studio/editor/form/form-pane', () => ({ FormPane: () => <NameField /> }));

const nameIn = (document: Fields) => (document.app as { name: string }).name;

function NameField() {
  const { document, change, mayChange } = useEditor();
  return (
    <input
      aria-label="Nama"
      disabled={!mayChange('/app/name')}
      value={nameIn(document)}
      onChange={({ target }) => change([{ op: 'replace', path: '/app/name', value: target.value }])}
    />
  );
}

const store = { __typename: 'Membership', codename: 'toko', name: 'Toko', needsSecondFactor: false } as const;
const person: Me = {
  __typename: 'Person',
  id: 'p1',
  email: 'rina@toko.test',
  name: 'Rina',
  language: 'ID',
  hasSecondFactor: false,
  recoveryCodes: 0,
  stores: [],
};

interface State {
  failure: FailureCode | null;
  refusal: string | null;
  saves: SaveDraftInput[];
  people: Colleague[];
}

/** Answers as the facade would, or fails with a code. */
function createFacade(double: DraftDouble) {
  const state: State = { failure: null, refusal: null, saves: [], people: [] };
  const fulfil = (document: DocumentRef<unknown, unknown>, variables: object): unknown => {
    if (document.id === SaveDraftDocument.id) {
      const { input } = variables as { input: SaveDraftInput };
      state.saves.push(input);
      if (state.refusal) return { saveDraft: { __typename: 'Refusal', code: state.refusal, message: '' } };
      const saved = double.save('Rina', input.version, input.document as Fields, input.decided ?? []);
      return { saveDraft: { __typename: 'Draft', ...saved } };
    }
    const draft = double.read();
    if (document.id === OpenDraftDocument.id) return { store: { draft: { __typename: 'Draft', ...draft } } };
    const { version, base: current } = draft;
    return { reportPresence: { __typename: 'Presence', version, current, people: state.people } };
  };
  const execute = (async (document, variables) => {
    if (state.failure) return { ok: false, code: state.failure, requestId: '' };
    return { ok: true, data: fulfil(document as DocumentRef<unknown, unknown>, variables) };
  }) as Execute;
  return { state, execute };
}

const findName = () => screen.findByLabelText<HTMLInputElement>('Nama');

const renderEditor = (execute: Execute, role: Role = 'OWNER') =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={['/']}>
        <InPage>
          <StudioMessages locale="id" messages={indonesian}>
            <ExecuteContext value={execute}>
              <MeContext value={{ me: person, reload: async () => undefined }}>
                <StoreOfPageContext value={{ ...store, role, scopes: role === 'EDITOR' ? ['LOOK'] : [] }}>
                  <EditorRoute />
                </StoreOfPageContext>
              </MeContext>
            </ExecuteContext>
          </StudioMessages>
        </InPage>
      </MemoryRouter>,
    ),
  );

async function openEditor(execute: Execute, role?: Role) {
  await renderEditor(execute, role);
  return findName();
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Nama'), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const stateText = (text: string) => screen.findByText(text, { selector: 'span:not([role])' });

let double: DraftDouble;
beforeEach(() => {
  localStorage.clear();
  fakeLocks();
  double = createDraftDouble({ app: { name: 'Toko' } });
});

test('what is typed is saved, and said', async () => {
  const { execute, state } = createFacade(double);
  await openEditor(execute);
  expect(await stateText('Tersimpan')).toBeVisible();
  type('Toko R');
  type('Toko Rina');
  expect(await stateText('Menyimpan…')).toBeVisible();
  await stateText('Tersimpan');
  expect(state.saves.map(({ document }) => nameIn(document as Fields))).toEqual(['Toko Rina']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Tersimpan');
});

test('what was typed offline is there after a reload, and is saved when the network is back', async () => {
  const offline = createFacade(double);
  await openEditor(offline.execute);
  offline.state.failure = 'OFFLINE';
  type('Toko Rina');
  await stateText('Tidak ada internet. Perubahanmu aman di perangkat ini.');
  cleanup();
  double.save('Budi', 0, { app: { name: 'Toko', tagline: 'Segar' } }, []);
  const { execute } = createFacade(double);
  expect((await openEditor(execute)).value).toBe('Toko Rina');
  await waitFor(() => expect(double.read().document).toEqual({ app: { name: 'Toko Rina', tagline: 'Segar' } }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('an expired session says so; after signing in again it is saved', async () => {
  const { execute, state } = createFacade(double);
  await openEditor(execute);
  state.failure = 'SIGNED_OUT';
  type('Toko R');
  await stateText('Kamu sudah keluar. Perubahanmu aman di perangkat ini.');
  type('Toko Rina');
  state.failure = null;
  fireEvent.click(button('Masuk'));
  await stateText('Tersimpan');
  expect(nameIn(double.read().document)).toBe('Toko Rina');
});

test('a double tap of undo takes back one step and no more', async () => {
  const { execute } = createFacade(double);
  const field = await openEditor(execute);
  expect(button('Urungkan')).toBeDisabled();
  type('Toko Rina');
  const undo = button('Urungkan');
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(field.value).toBe('Toko');
  expect(button('Urungkan')).toBeDisabled();
  fireEvent.click(button('Ulangi'));
  expect(field.value).toBe('Toko Rina');
  await stateText('Tersimpan');
  expect(nameIn(double.read().document)).toBe('Toko Rina');
});

test('Ctrl+Z undoes outside of text fields', async () => {
  const { execute } = createFacade(double);
  const field = await openEditor(execute);
  type('Toko Rina');
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(field.value).toBe('Toko Rina');
  fireEvent.keyDown(button('Urungkan'), { key: 'z', ctrlKey: true });
  expect(field.value).toBe('Toko');
  fireEvent.keyDown(button('Ulangi'), { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(field.value).toBe('Toko Rina');
});

test('an editor may change what is within the scopes only, and a viewer nothing', async () => {
  const { execute } = createFacade(double);
  expect(await openEditor(execute, 'EDITOR')).toBeDisabled();
  cleanup();
  expect(await openEditor(execute, 'VIEWER')).toBeDisabled();
});

test('a store that could not be loaded can be loaded again', async () => {
  const { execute, state } = createFacade(double);
  state.failure = 'SERVER';
  await renderEditor(execute);
  const retry = await screen.findByText('Coba Lagi');
  state.failure = null;
  fireEvent.click(retry);
  expect(await findName()).toHaveValue('Toko');
});

test('what two people changed is shown to both with who, and one of them decides', async () => {
  const { execute } = createFacade(double);
  const field = await openEditor(execute);
  double.save('Budi', 0, { app: { name: 'Toko Budi' } }, []);
  type('Toko Rina');
  const decide = await screen.findByRole('button', { name: 'Pilih' });
  await act(async () => fireEvent.click(decide));
  await screen.findByText('Kamu yang menulis');
  expect(field.value).toBe('Toko Budi');
  fireEvent.click(button('Pakai ini: Kamu yang menulis'));
  await waitFor(() => expect(screen.queryByText('Pilih')).toBeNull());
  await waitFor(() => expect(double.read()).toMatchObject({ conflicts: [], document: { app: { name: 'Toko Rina' } } }));
  const { version, document } = double.read();
  double.save('Budi', version, { ...document, app: { name: 'Toko Budi' } }, []);
  type('Toko R');
  await screen.findByRole('button', { name: 'Pilih' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaving the page warns only while what was typed is stored nowhere', async () => {
  const { execute, state } = createFacade(double);
  await openEditor(execute);
  const isWarned = () => !fireEvent(globalThis as unknown as Window, new Event('beforeunload', { cancelable: true }));
  state.failure = 'OFFLINE';
  type('Toko R');
  expect(isWarned()).toBe(false);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  });
  type('Toko Rina');
  expect(isWarned()).toBe(true);
  full.mockRestore();
  state.failure = null;
  await stateText('Tersimpan');
  expect(isWarned()).toBe(false);
});

test.each([
  ['OFFLINE', 'Tidak ada internet.'],
  ['SIGNED_OUT', 'Kamu sudah keluar.'],
  ['SERVER', 'Belum tersimpan. Kami terus mencoba.'],
] as const)('a full browser is told about after %s, in the bar and aloud', async (code, cause) => {
  const { execute, state } = createFacade(double);
  await openEditor(execute);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  });
  state.failure = code;
  type('Toko Rina');
  const text = `${cause} Perangkat ini tidak bisa menyimpan perubahanmu, jadi jangan tutup halaman ini.`;
  expect(await stateText(text)).toBeVisible();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
  full.mockRestore();
});

test.each([
  ['NOT_ALLOWED', 'Peranmu di toko ini tidak boleh melakukannya. Urungkan perubahannya agar yang lain tersimpan.'],
  ['SECOND_FACTOR_NEEDED', 'Peran ini wajib memakai aplikasi autentikator.'],
])('a save that is refused with %s says why, in the bar and aloud', async (code, text) => {
  const { execute, state } = createFacade(double);
  await openEditor(execute);
  state.refusal = code;
  type('Toko Rina');
  expect(await stateText(text)).toBeVisible();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
});

test('a change that the server does not read is refused in words, like one that is not allowed', async () => {
  const { execute, state } = createFacade(double);
  await openEditor(execute);
  state.failure = 'BAD_INPUT';
  type('Toko Rina');
  await stateText(
    'Perubahan ini terlalu besar atau tidak bisa dibaca, jadi tidak disimpan. Urungkan perubahannya agar yang lain tersimpan.',
  );
});

test('what was typed just before another room was opened is saved', async () => {
  const { execute } = createFacade(double);
  await openEditor(execute);
  type('Toko Rina');
  cleanup();
  await waitFor(() => expect(nameIn(double.read().document)).toBe('Toko Rina'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('who else is here and where is shown, and their changes arrive', async () => {
  const { execute, state } = createFacade(double);
  state.people = [
    { __typename: 'Colleague', id: 'p2', name: 'Budi Santoso', client: 'page', pointer: '/app/~identity' },
  ];
  const field = await openEditor(execute);
  expect(await screen.findByRole('button', { name: /^1 orang lain di sini: / })).toHaveTextContent('BS');
  expect(screen.getByText('Budi Santoso: Identitas toko')).toBeInTheDocument();
  double.save('Budi', 0, { app: { name: 'Toko Budi' } }, []);
  await waitFor(() => expect(field).toHaveValue('Toko Budi'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Perubahan orang lain sudah masuk',
  );
});
