import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../src/api/execute';
import { OneRevisionDocument } from '../../../studio/__generated__/documents/one-revision';
import { StoreDraftDocument } from '../../../studio/__generated__/documents/store-draft';
import { ReplacePictureDocument } from '../../../studio/__generated__/documents/replace-picture';
import { StorePicturesDocument } from '../../../studio/__generated__/documents/store-pictures';
import PicturesRoom from '../../../studio/pictures/route';
import type { LibraryPicture } from '../../../studio/pictures/use-library';
import { ownerOf, renderInRoom } from '../../support/studio/render-in-room';

const [old, other] = ['listimage/a.webp', 'listimage/b.webp'];
const banner = (title: string, image = old) => ({ image, title });
const current = {
  app: { slider: [banner('Panen'), banner('Pagi')] },
  components: [{ view_uid: 'sayur', name: 'Sayur', category: 0, icon: old }],
};
const draft = { app: { slider: [banner('Pagi'), banner('Panen')], app_icon: old } };

type Use = LibraryPicture['uses'][number];
const usedIn = (kind: Use['in'], revision: number, pointer: string): Use => ({
  __typename: 'PictureUse',
  in: kind,
  revision,
  pointer,
});

const picture: LibraryPicture = {
  __typename: 'StorePicture',
  ...{ picture: old, title: 'Kopi susu', isAdded: true, width: 1600, height: 800, bytes: 81_000 },
  addedAt: '2026-11-28T06:00:00Z',
  items: 0,
  itemTitles: [],
  uses: [
    usedIn('CURRENT', 7, '/app/slider/0/image'),
    usedIn('CURRENT', 7, '/components/0/icon'),
    usedIn('DRAFT', -4, '/app/slider/1/image'),
    usedIn('DRAFT', -4, '/app/app_icon'),
  ],
};

const items = { items: 8, itemTitles: ['Teh', 'Kopi', 'Susu', 'Roti', 'Kue'] };

type Answer = object | (() => object);

/** @param changed what else the facade answers */
async function open(shown: Partial<LibraryPicture> = {}, changed: readonly (readonly [object, Answer])[] = []) {
  const sent: object[] = [];
  let version = -4;
  const pictures = [
    { ...picture, ...shown },
    { ...picture, picture: other, title: 'Teh manis', uses: [] },
  ];
  const answers = new Map<object, Answer>([
    [StorePicturesDocument, { store: { pictures: { __typename: 'Pictures', limit: 1000, pictures } } }],
    [StoreDraftDocument, { store: { draft: { __typename: 'Draft', version, document: draft } } }],
    [OneRevisionDocument, { store: { revision: { __typename: 'Revision', document: current } } }],
    [
      ReplacePictureDocument,
      () => {
        version -= 1;
        return { saveDraft: { __typename: 'Draft', version } };
      },
    ],
    ...changed,
  ]);
  const execute = (async (document: object, variables: { input?: object }) => {
    if (variables.input) sent.push(variables.input);
    const answer = answers.get(document) ?? {};
    const data = typeof answer === 'function' ? (answer as () => object)() : answer;
    return 'ok' in data ? data : { ok: true, data };
  }) as unknown as Execute;
  await renderInRoom(<PicturesRoom />, { execute, store: ownerOf() });
  await userEvent.click(screen.getByRole('button', { name: /Kopi susu/ }));
  return sent;
}

async function askToReplace() {
  await userEvent.click(screen.getByRole('button', { name: 'Replace everywhere' }));
  const sheet = screen.getByRole('dialog', { name: 'Replace Kopi susu by' });
  expect(within(sheet).queryByRole('button', { name: /Kopi susu/ })).toBeNull();
  await userEvent.click(within(sheet).getByRole('button', { name: /Teh manis/ }));
  return screen.findByRole('alertdialog');
}

describe('where a picture is used', () => {
  test('is said by the names of the parts, once for all documents, with the way to those of the draft', async () => {
    await open();
    const link = await screen.findByRole('link', { name: /Banner “Panen” › Banner picture/ });
    expect(link).toHaveAttribute('href', '/stores/warung?place=%2Fapp%2Fslider%2F1&pane=form');
    expect(link).toHaveTextContent('seen by customers, draft');
    expect(screen.getByRole('link', { name: /^Square logo/ })).toHaveTextContent('draft');
    expect(screen.getAllByRole('link').filter(({ textContent }) => /draft|customers/.test(textContent))).toHaveLength(
      2,
    );
    expect(screen.getByText(/Menu icon$/)).toBeVisible();
  });

  test('is said by numbers where a document cannot be loaded', async () => {
    await open({}, [[OneRevisionDocument, { ok: false, code: 'PROVIDER_UNAVAILABLE', requestId: '' }]]);
    expect(await screen.findByRole('link', { name: /^Banner 2/ })).toBeVisible();
  });

  test('names the first items, and how many more there are', async () => {
    await open(items);
    expect(screen.getByText('8 items show it too: Teh, Kopi, Susu, Roti, Kue, and 3 more.')).toBeVisible();
  });
});

describe('replacing a picture everywhere', () => {
  const replaced = {
    app: { slider: [banner('Pagi', other), banner('Panen', other)], app_icon: other },
  };

  test('asks first, with the places that change and the items that do not', async () => {
    const sent = await open(items);
    const question = await askToReplace();
    expect(question).toHaveTextContent('Replace the picture in 2 places?');
    expect(question).toHaveTextContent(/It is replaced in: .*Banner “Panen” › Banner picture.*Square logo/);
    expect(question).toHaveTextContent('customers see the old picture until you publish');
    expect(question).toHaveTextContent('The pictures of these items stay as they are: Teh');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
  });

  test('is one change of the draft, which Undo takes back from the version that it made', async () => {
    const sent = await open();
    await userEvent.click(within(await askToReplace()).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('The picture was replaced in the draft')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The old picture is back in the draft')).toBeVisible();
    const save = { codename: 'warung', decided: [] };
    expect(sent).toEqual([
      { ...save, version: -4, document: replaced },
      { ...save, version: -5, document: draft },
    ]);
  });

  test('that is refused says why, and has nothing to undo', async () => {
    await open({}, [
      [ReplacePictureDocument, { saveDraft: { __typename: 'Refusal', code: 'NOT_ALLOWED', message: '' } }],
    ]);
    await userEvent.click(within(await askToReplace()).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('Your role in this store does not allow this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('says why it could not be taken back', async () => {
    let saves = 0;
    const save = () => {
      saves += 1;
      return {
        saveDraft:
          saves === 1 ? { __typename: 'Draft', version: -5 } : { __typename: 'Refusal', code: 'DRAFT_VERSION_GONE' },
      };
    };
    await open({}, [[ReplacePictureDocument, save]]);
    await userEvent.click(within(await askToReplace()).getByRole('button', { name: 'Replace' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/made from a version that is too old/)).toBeVisible();
  });
});
