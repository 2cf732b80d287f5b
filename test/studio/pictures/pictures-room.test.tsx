import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../src/api/execute';
import type { LibraryPicture } from '../../../studio/pictures/use-library';
import PicturesRoom from '../../../studio/pictures/route';
import { type FakeUpload, fakeUploads } from '../../support/studio/fake-uploads';
import { ownerOf, renderInRoom } from '../../support/studio/render-in-room';

const banner: LibraryPicture = {
  __typename: 'StorePicture',
  picture: 'listimage/a.webp',
  title: 'Kopi susu',
  isAdded: true,
  width: 1600,
  height: 800,
  bytes: 81_000,
  addedAt: '2026-11-28T06:00:00Z',
  items: 0,
  itemTitles: [],
  uses: [
    { __typename: 'PictureUse', in: 'CURRENT', revision: 7, pointer: '/app/slider/0/image' },
    { __typename: 'PictureUse', in: 'DRAFT', revision: -4, pointer: '/app/slider/0/image' },
  ],
};
const unused: LibraryPicture = { ...banner, picture: 'listimage/b.webp', title: 'Teh manis', uses: [] };
const drawn: LibraryPicture = {
  ...banner,
  picture: 'appicon/tomato~mint.svg',
  title: '',
  isAdded: false,
  width: 0,
  height: 0,
  bytes: 0,
  addedAt: null,
  uses: [{ __typename: 'PictureUse', in: 'CURRENT', revision: 7, pointer: '/app/app_icon' }],
};

type Answers = Record<string, unknown>;
const done = { __typename: 'Done', message: '' };

let pictures: LibraryPicture[];
let asked: { kind: string; variables: unknown }[];
let answers: Answers;
let uploads: FakeUpload[];

/** Answers by what the variables and the document ask for. */
const execute: Execute = ((document: object, variables: object) => {
  const name = nameOf(document);
  asked.push({ kind: name, variables });
  const answer = answers[name] ?? { ok: true, data: { [name]: done } };
  return Promise.resolve(typeof answer === 'function' ? (answer as () => unknown)() : answer);
}) as unknown as Execute;

const nameOf = (document: object) => documents.get((document as { id: string }).id) ?? '?';

const documents = new Map<string, string>();
beforeAll(async () => {
  const named = {
    pictures: (await import('../../../studio/__generated__/documents/store-pictures')).StorePicturesDocument,
    savePicture: (await import('../../../studio/__generated__/documents/save-picture')).SavePictureDocument,
    deletePicture: (await import('../../../studio/__generated__/documents/delete-picture')).DeletePictureDocument,
    restorePicture: (await import('../../../studio/__generated__/documents/restore-picture')).RestorePictureDocument,
    draft: (await import('../../../studio/__generated__/documents/store-draft')).StoreDraftDocument,
    revision: (await import('../../../studio/__generated__/documents/one-revision')).OneRevisionDocument,
    saveDraft: (await import('../../../studio/__generated__/documents/replace-picture')).ReplacePictureDocument,
  };
  for (const [name, { id }] of Object.entries(named)) documents.set(id, name);
});

beforeEach(() => {
  pictures = [banner, unused, drawn];
  asked = [];
  answers = {
    pictures: () => ({
      ok: true,
      data: { store: { codename: 'warung', pictures: { __typename: 'Pictures', limit: 1000, pictures } } },
    }),
  };
  uploads = fakeUploads();
});

const open = (store = ownerOf()) => renderInRoom(<PicturesRoom />, { execute, store });
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const choose = (...files: File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files } }));
const kinds = () => asked.map(({ kind }) => kind);
const tile = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

test('a viewer sees the pictures and changes nothing', async () => {
  await open(ownerOf({ role: 'VIEWER' }));
  expect(screen.queryByLabelText('Add pictures')).toBeNull();
  await userEvent.click(tile('Teh manis'));
  const dialog = screen.getByRole('dialog', { name: 'Teh manis' });
  for (const name of ['Crop', 'Delete', 'Save', 'Replace everywhere'])
    expect(within(dialog).queryByRole('button', { name })).toBeNull();
});

test('an editor of the look alone cannot add pictures, one of the contents can', async () => {
  const { unmount } = await open(ownerOf({ role: 'EDITOR', scopes: ['LOOK', 'RULES'] }));
  expect(screen.queryByLabelText('Add pictures')).toBeNull();
  unmount();
  await open(ownerOf({ role: 'EDITOR', scopes: ['CONTENT'] }));
  expect(screen.getByLabelText('Add pictures')).toBeTruthy();
});

test('a load that failed can be tried again', async () => {
  const good = answers.pictures;
  answers.pictures = { ok: false, code: 'PROVIDER_UNAVAILABLE', requestId: 'r1' };
  await open();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  answers.pictures = good;
  await userEvent.click(screen.getByText('Try again'));
  expect(tile('Kopi susu')).toBeTruthy();
});

test('an empty library says what to do', async () => {
  pictures = [];
  await open();
  expect(screen.getByRole('heading', { name: 'No pictures yet' })).toBeTruthy();
  expect(screen.getByText(/drop or paste/)).toBeTruthy();
});

test('search and filter leave what fits', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'KOPI');
  expect(screen.queryByRole('button', { name: /Teh manis/ })).toBeNull();
  expect(tile('Kopi susu').textContent).toContain('Used in 1 place');
  await userEvent.click(screen.getByRole('button', { name: 'Unused' }));
  expect(screen.getByRole('heading', { name: 'No picture matches' })).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('button', { name: /tomato/ })).toBeNull();
  expect(tile('Teh manis')).toBeTruthy();
});

test('a file that is no picture is refused in words and never sent', async () => {
  await open();
  await choose(
    file('logo.svg', 'image/svg+xml'),
    new File([new Uint8Array(10_000_001)], 'besar.png', { type: 'image/png' }),
  );
  const reasons = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(reasons).toEqual([
    'This file is no JPG, PNG or WebP picture, or it is damaged.',
    'The picture is too large. At most 10 MB and 40 million pixels.',
  ]);
  expect(uploads).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss logo' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('several files are sent two at a time, each with its progress', async () => {
  await open();
  await choose(file('Kopi_susu-1.jpg'), file('b.jpg'), file('c.jpg'));
  expect(uploads).toHaveLength(2);
  expect(uploads[0]?.url).toBe('/studio/pictures?store=warung&kind=listimage');
  expect(uploads[0]?.headers).toEqual({ 'content-type': 'image/jpeg', 'picture-title': 'Kopi%20susu%201' });
  await act(async () => uploads[0]?.progress(1, 4));
  expect(screen.getByText('25% uploaded')).toBeTruthy();
  expect(screen.getByText('Waiting for its turn')).toBeTruthy();
  await act(async () => uploads[0]?.progress(4, 4));
  expect(screen.getByText('Being checked')).toBeTruthy();
  const before = kinds().length;
  await act(async () =>
    uploads[0]?.answer(200, { success: true, picture: { picture: 'listimage/n.webp', width: 60, height: 30 } }),
  );
  expect(kinds().slice(before)).toEqual(['pictures']);
  expect(uploads.map(({ body }) => (body as File).name)).toEqual(['Kopi_susu-1.jpg', 'b.jpg', 'c.jpg']);
});

test('a cancelled upload is aborted and gives its turn to the next', async () => {
  await open();
  await choose(file('a.jpg'), file('b.jpg'), file('c.jpg'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel a' }));
  expect([uploads[0]?.isAborted, uploads.length]).toEqual([true, 3]);
  expect(screen.queryByText('a')).toBeNull();
});

test('an upload is in the inspector until it ends', async () => {
  await open();
  const flows = () => globalThis.runningFlows?.all.size ?? 0;
  const before = flows();
  await choose(file('a.jpg'), file('b.jpg'));
  expect(flows()).toBe(before + 2);
  await act(async () =>
    uploads[0]?.answer(200, { success: true, picture: { picture: 'listimage/n.webp', width: 60, height: 30 } }),
  );
  expect(flows()).toBe(before + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel b' }));
  expect(flows()).toBe(before);
});

test('what failed can be sent again, what was refused cannot', async () => {
  await open();
  await choose(file('a.jpg'), file('b.jpg'));
  await act(async () => uploads[0]?.fail());
  await act(async () => uploads[1]?.answer(422, { success: false, code: 'PICTURES_FULL' }));
  expect(screen.getByText('This store has too many pictures. Delete unused ones first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload b again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Upload a again' }));
  expect(uploads).toHaveLength(3);
});

test('pasted and dropped files are sent', async () => {
  await open();
  await act(async () => fireEvent.paste(document.body, { clipboardData: { files: [file('p.png', 'image/png')] } }));
  const target = screen.getByLabelText('Add pictures');
  const dataTransfer = { types: ['Files'], files: [file('d.webp', 'image/webp')] };
  await act(async () => fireEvent.dragOver(target, { dataTransfer }));
  expect(screen.getByText('Drop the pictures here')).toBeTruthy();
  await act(async () => fireEvent.drop(target, { dataTransfer }));
  expect(uploads.map(({ body }) => (body as File).name)).toEqual(['p.png', 'd.webp']);
  expect(screen.queryByText('Drop the pictures here')).toBeNull();
});

test('a deleted picture can be brought back', async () => {
  await open();
  await userEvent.click(tile('Teh manis'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(asked.find(({ kind }) => kind === 'deletePicture')?.variables).toEqual({
    input: { codename: 'warung', picture: 'listimage/b.webp' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(kinds()).toContain('restorePicture');
});

test('a picture that was used meanwhile stays, with the reason', async () => {
  answers.deletePicture = {
    ok: true,
    data: { deletePicture: { __typename: 'Refusal', code: 'PICTURE_USED', message: '' } },
  };
  await open();
  await userEvent.click(tile('Teh manis'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alert').textContent).toContain('still used');
});

test('a name is saved', async () => {
  await open();
  await userEvent.click(tile('Teh manis'));
  const field = screen.getByRole('textbox', { name: 'Name of the picture' });
  await userEvent.clear(field);
  await userEvent.type(field, ' Teh tarik ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(asked.find(({ kind }) => kind === 'savePicture')?.variables).toEqual({
    input: { codename: 'warung', picture: 'listimage/b.webp', title: 'Teh tarik' },
  });
});

describe('the description of a picture', () => {
  const pictures = [{ picture: banner.picture, alt: 'Dua gelas kopi', focus_x: 20 }];
  const draftIs = (document: object) => {
    answers.draft = {
      ok: true,
      data: { store: { codename: 'warung', draft: { __typename: 'Draft', version: -4, document } } },
    };
    answers.saveDraft = { ok: true, data: { saveDraft: { __typename: 'Draft', version: -5 } } };
  };
  const saved = () => asked.findLast(({ kind }) => kind === 'saveDraft')?.variables;
  const openDescription = async (name: string) => {
    await open();
    await userEvent.click(tile(name));
    await userEvent.click(screen.getByRole('button', { name: 'Description and focus' }));
    return screen.getByRole('dialog', { name: 'Description and focus' });
  };

  test('is that of the draft, and what is changed is saved there', async () => {
    draftIs({ app: {}, pictures });
    const dialog = await openDescription('Kopi susu');
    const text = within(dialog).getByRole('textbox', { name: 'What it shows, in Indonesian' });
    expect(text).toHaveValue('Dua gelas kopi');
    expect(within(dialog).getByRole('slider')).toHaveAttribute('aria-valuetext', '20% from the left, 50% from the top');
    await userEvent.clear(text);
    await userEvent.type(text, ' Es kopi ');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /in English/ }), 'Iced coffee');
    await act(async () => within(dialog).getByRole('slider').focus());
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save to the draft' }));
    expect(await screen.findByText('The description was saved in the draft')).toBeTruthy();
    expect(saved()).toEqual({
      input: {
        codename: 'warung',
        version: -4,
        document: {
          app: {},
          pictures: [{ picture: banner.picture, alt: 'Es kopi', focus_x: 20, focus_y: 40, en: { alt: 'Iced coffee' } }],
        },
        decided: [],
      },
    });
  });

  test('is shown with the picture, also if there is none', async () => {
    draftIs({ pictures });
    await open();
    await userEvent.click(tile('Kopi susu'));
    expect(await screen.findByText('It shows: Dua gelas kopi')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(tile('Teh manis'));
    expect(await screen.findByText(/Nothing is said yet/)).toBeTruthy();
  });

  test('that is too long is refused before it is sent', async () => {
    draftIs({});
    const dialog = await openDescription('Teh manis');
    const text = within(dialog).getByRole('textbox', { name: 'What it shows, in Indonesian' });
    fireEvent.change(text, { target: { value: 'a'.repeat(201) } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save to the draft' }));
    expect(within(dialog).getByText('At most 200 letters.')).toBeTruthy();
    expect(saved()).toBeUndefined();
  });

  test('that was not saved stays, with the reason', async () => {
    draftIs({});
    const dialog = await openDescription('Teh manis');
    answers.draft = { ok: false, code: 'OFFLINE' };
    const text = within(dialog).getByRole('textbox', { name: 'What it shows, in Indonesian' });
    await userEvent.type(text, 'Teh');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save to the draft' }));
    expect(within(dialog).getByRole('alert').textContent).not.toBe('');
    expect(text).toHaveValue('Teh');
  });
});
