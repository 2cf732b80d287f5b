import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Execute } from '../../../src/api/execute';
import { type Editor, EditorContext } from '../../../studio/editor/editor';
import {
  PictureChooser,
  PictureDescriber,
  PicturePicker,
  type PicturePickerProps,
} from '../../../studio/pictures/picture-picker';
import { type FakeUpload, fakeUploads } from '../../support/studio/fake-uploads';
import { renderInRoom } from '../../support/studio/render-in-room';

const pictureOf = (picture: string, title: string, width: number, height: number) => ({
  ...{ picture, title, width, height },
  ...{ isAdded: true, bytes: 1000, addedAt: '2026-11-28T06:00:00Z', items: 0, uses: [] },
});
const library = [
  pictureOf('appslider/wide.webp', 'Lebar', 1600, 800),
  pictureOf('appslider/square.webp', 'Kotak', 800, 800),
];

const execute = (() =>
  Promise.resolve({
    ok: true,
    data: { store: { codename: 'warung', pictures: { __typename: 'Pictures', limit: 1000, pictures } } },
  })) as unknown as Execute;

beforeAll(() => Promise.all([PictureChooser.preload(), PictureDescriber.preload()]));

let pictures: ReturnType<typeof pictureOf>[];
let uploads: FakeUpload[];
let chosen: (string | null)[];
beforeEach(() => {
  uploads = fakeUploads();
  chosen = [];
  pictures = library;
});

function Field({ value: first, ...props }: Omit<PicturePickerProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return (
    <PicturePicker
      {...props}
      value={value}
      onChange={(picture) => {
        chosen.push(picture);
        setValue(picture);
      }}
    />
  );
}

const open = (props: Partial<PicturePickerProps> = {}, role: Editor['role'] = 'OWNER') =>
  renderInRoom(
    <EditorContext
      value={{ codename: 'warung', role, scopes: [], document: {}, latest: () => ({}) } as unknown as Editor}
    >
      <Field value={null} kind="appslider" label="Gambar banner" {...props} />
    </EditorContext>,
    { execute },
  );
const choose = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a field that may not be changed opens nothing', async () => {
  await open({ disabled: true });
  await choose(/Choose a picture/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture of the right shape is chosen with one tap', async () => {
  await open();
  await choose(/Choose a picture/);
  await choose(/Lebar/);
  expect(chosen).toEqual(['appslider/wide.webp']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('img', { name: 'Gambar banner' })).toBeTruthy();
});

test('a picture of another shape is cropped first, or used as it is', async () => {
  await open();
  await choose(/Choose a picture/);
  await choose(/Kotak/);
  expect([chosen, screen.getByRole('dialog', { name: 'Crop' })]).toMatchObject([[], {}]);
  expect(screen.getByRole('button', { name: 'Banner 2:1' }).getAttribute('aria-pressed')).toBe('true');
  await choose(/Use it as it is/);
  expect(chosen).toEqual(['appslider/square.webp']);
});

test('somebody who may add no pictures only chooses', async () => {
  await open({}, 'VIEWER');
  await choose(/Choose a picture/);
  expect(screen.queryByLabelText('Add pictures')).toBeNull();
  await choose(/Kotak/);
  expect(chosen).toEqual(['appslider/square.webp']);
});

test('an upload is chosen when it is added', async () => {
  await open();
  await choose(/Choose a picture/);
  const files = [new File(['x'], 'baru.jpg', { type: 'image/jpeg' })];
  await act(async () => fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files } }));
  expect(uploads[0]?.url).toBe('/studio/pictures?store=warung&kind=appslider');
  const picture = { picture: 'appslider/new.webp', width: 1000, height: 500 };
  await act(async () => uploads[0]?.answer(200, { success: true, picture }));
  expect(chosen).toEqual(['appslider/new.webp']);
});

test('of several uploads none is chosen by itself, and the library shows each', async () => {
  await open();
  await choose(/Choose a picture/);
  const files = ['satu.jpg', 'dua.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await act(async () => fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files } }));
  pictures = [...pictures, pictureOf('appslider/new.webp', 'Baru', 1000, 500)];
  const picture = { picture: 'appslider/new.webp', width: 1000, height: 500 };
  await act(async () => uploads[0]?.answer(200, { success: true, picture }));
  expect([chosen, uploads.length]).toEqual([[], 2]);
  await choose(/Baru/);
  expect(chosen).toEqual(['appslider/new.webp']);
});

test('the picture of an optional field can be taken away', async () => {
  const { unmount } = await open({ value: 'appslider/wide.webp' });
  expect(screen.queryByRole('button', { name: 'Remove from here' })).toBeNull();
  unmount();
  await open({ value: 'appslider/wide.webp', isOptional: true });
  await choose(/Remove from here/);
  expect(chosen).toEqual([null]);
});

test('a picture in the document is described as one step', async () => {
  const change = jest.fn();
  const document = { pictures: [{ picture: 'appslider/wide.webp', alt: 'Kopi' }] };
  const editor = { codename: 'warung', role: 'OWNER', scopes: [], document, latest: () => document, change };
  await renderInRoom(
    <EditorContext value={editor as unknown as Editor}>
      <Field value="appslider/wide.webp" kind="appslider" label="Gambar banner" />
    </EditorContext>,
    { execute },
  );
  await choose(/Description and focus/);
  const dialog = await screen.findByRole('dialog', { name: 'Description and focus' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'What it shows, in Indonesian' }), ' susu');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save to the draft' }));
  const value = { picture: 'appslider/wide.webp', alt: 'Kopi susu' };
  expect(change.mock.calls).toEqual([[[{ op: 'replace', path: '/pictures/0', value }]]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an icon is not described: it stands beside its name', async () => {
  await open({ value: 'appicon/a.webp', kind: 'appicon' });
  expect(screen.queryByRole('button', { name: /Description/ })).toBeNull();
});
