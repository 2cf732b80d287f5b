import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../../src/api/execute';
import { CheckSellingDocument } from '../../../../studio/__generated__/documents/check-selling';
import { DraftToPublishDocument } from '../../../../studio/__generated__/documents/draft-to-publish';
import { OneRevisionDocument } from '../../../../studio/__generated__/documents/one-revision';
import { PreviewDocument } from '../../../../studio/__generated__/documents/preview';
import { PublishDraftDocument } from '../../../../studio/__generated__/documents/publish-draft';
import { RestoreRevisionDocument } from '../../../../studio/__generated__/documents/restore-revision';
import { ScheduleDraftDocument } from '../../../../studio/__generated__/documents/schedule-draft';
import { type Editor, EditorContext } from '../../../../studio/editor/editor';
import { PublishButton } from '../../../../studio/editor/publish/publish-button';
import { Publication } from '../../../../studio/editor/publish/publish-sheet';
import { pretendSizes } from '../../../support/browser/pretend-sizes';
import { renderInRoom } from '../../../support/studio/render-in-room';

jest.mock('../../../../studio/editor/publish/weigh-page', () => ({ weighPage: (path: string) => weigh(path) }));

beforeAll(() => Publication.preload());

interface Weight {
  scriptBytes: number;
  pictures: number;
}

const light: Weight = { scriptBytes: 90 * 1024, pictures: 8 };
let weigh: (path: string) => Promise<Weight>;

const page = (name: string) => ({ view_uid: 'a', name, category: 0, attr1: 'Halo' });
const documentOf = (name: string, app: object = {}) => ({
  codename: 'warung',
  app: { view_uid: 'app', name, layout: 4, ...app },
  components: [page('Sayur')],
});

interface Answers {
  url?: string | null;
  draft?: object;
  selling?: object[];
  publish?: object;
  /** How many answers get lost from the publication on. */
  lost?: number;
}

const draft = {
  __typename: 'Draft',
  version: -3,
  base: 7,
  shown: -3,
  document: documentOf('Warung Baru'),
  issues: [] as object[],
  conflicts: [] as object[],
};
const published = { __typename: 'Publication', revision: 8, hasChanged: true };
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: '' });

const opened: string[] = [];
/** The revisions that are previewed. */
let shown: object[] = [];
beforeEach(() => {
  shown = [];
  weigh = async () => light;
  pretendSizes();
});
const editor = {
  codename: 'warung',
  saving: 'saved',
  conflicts: [],
  role: 'OWNER',
  mayChange: () => true,
  open: (place: string) => opened.push(place),
} as unknown as Editor;

async function show(answers: Answers = {}, changed: Partial<Editor> = {}) {
  const sent: object[] = [];
  const data = new Map<object, (variables: { input: object }) => object>([
    [DraftToPublishDocument, () => ({ store: { url: answers.url ?? null, draft: { ...draft, ...answers.draft } } })],
    [OneRevisionDocument, () => ({ store: { revision: { __typename: 'Revision', document: documentOf('Warung') } } })],
    [
      CheckSellingDocument,
      () => ({ store: { selling: { __typename: 'Selling', version: -3, issues: answers.selling ?? [] } } }),
    ],
    [PublishDraftDocument, () => ({ publishDraft: answers.publish ?? published })],
    [ScheduleDraftDocument, () => ({ scheduleDraft: { __typename: 'Scheduled', plan: 'promo' } })],
    [
      PreviewDocument,
      (variables) => {
        const { revision } = variables as unknown as { revision: number };
        return { store: { preview: { path: `/preview/${revision}` } } };
      },
    ],
    [RestoreRevisionDocument, () => ({ restoreRevision: { ...published, revision: 7 } })],
  ]);
  let lost = 0;
  const execute = (async (document: object, variables: { input: object }) => {
    if (document === PublishDraftDocument) lost = answers.lost ?? 0;
    if (lost > 0) {
      lost -= 1;
      return { ok: false, code: 'SLOW', requestId: '' };
    }
    if (document === PreviewDocument) shown.push(variables);
    if ('input' in variables) sent.push(variables.input);
    return { ok: true, data: data.get(document)?.(variables) };
  }) as unknown as Execute;
  await renderInRoom(
    <EditorContext value={{ ...editor, ...changed }}>
      <PublishButton />
    </EditorContext>,
    { execute },
  );
  await userEvent.click(screen.getByRole('button', { name: /Publish|See changes/ }));
  return sent;
}

const publishNow = () => screen.findByRole('button', { name: 'Publish now' });

test('a field with an error stops the publication and leads to its form', async () => {
  await show({
    draft: {
      issues: [{ pointer: '/components/0/attr1', code: 'TOO_LONG', params: { limit: 20 }, reason: 'too long' }],
    },
  });
  expect(await publishNow()).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: /^Text “Sayur” › Text content: / }));
  expect(opened).toEqual(['/components/0']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a store in which nobody can buy is not published', async () => {
  const issue = {
    level: 'ERROR',
    code: 'KIND_STUCK',
    params: { kind: 'goods', why: 'NO_PAYMENT' },
    pointer: '/app/payment_options',
  };
  await show({ selling: [issue] });
  await screen.findByText('Nobody can order goods: no payment method pays for it.');
  expect(await publishNow()).toHaveProperty('disabled', true);
});

test('a role that does not publish sees the changes and no way to publish', async () => {
  await show({}, { role: 'EDITOR' });
  await screen.findByText('Store name: from “Warung” to “Warung Baru”.');
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test('a role that does not publish sees the pages before and after, which are loaded only then', async () => {
  await show({}, { role: 'VIEWER' });
  const open = await screen.findByRole('button', { name: 'See before and after' });
  shown = [];
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(open);
  await screen.findByRole('dialog', { name: 'Before and after' });
  expect(shown).toEqual([7, -3].map((revision) => ({ codename: 'warung', revision, viewer: 'GUEST' })));
});

describe('taking back all changes', () => {
  const answer = async (name: string) => {
    const change = jest.fn();
    await show({}, { change });
    await userEvent.click(await screen.findByRole('button', { name: 'Take back all changes' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name }));
    return change;
  };

  test('makes the draft what customers see, as one step, and closes the sheet', async () => {
    const change = await answer('Take back all changes');
    expect(change.mock.calls).toEqual([[[{ op: 'replace', path: '', value: documentOf('Warung') }]]]);
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    await screen.findByText(/^The draft is the store as customers see it\./);
  });

  test('is asked first', async () => {
    const change = await answer('Keep them');
    expect(change).not.toHaveBeenCalled();
    expect(await publishNow()).toHaveProperty('disabled', false);
  });

  test('is not for those who may not change everything', async () => {
    await show({}, { mayChange: () => false });
    await publishNow();
    expect(screen.queryByRole('button', { name: 'Take back all changes' })).toBeNull();
  });
});

describe('what the pages load', () => {
  const changed = { document: { ...documentOf('Warung'), components: [page('Buah')] } };
  const weighAs = (weights: Record<string, Partial<Weight>>) => {
    weigh = async (path) => ({ ...light, ...weights[path] });
  };

  test.each([
    ['the same', {}, null],
    ['a few bytes more', { scriptBytes: light.scriptBytes + 1000 }, null],
    ['less script', { scriptBytes: 80 * 1024 }, /^Home page: script from 90 KB to 80 KB\.$/],
    ['a little more script', { scriptBytes: 95 * 1024 }, /^Home page: script from 90 KB to 95 KB\.$/],
    ['much more script', { scriptBytes: 104 * 1024 }, /^Home page: script from 90 KB to 104 KB\. On cheap phones/],
    ['more pictures', { pictures: 12 }, /^Home page: pictures from 8 to 12\.$/],
  ])('%s', async (_title, now, sentence) => {
    weighAs({ '/preview/-3/': now });
    await show();
    await publishNow();
    if (sentence) await screen.findByText(sentence);
    else expect(screen.queryByText('What customers load')).toBeNull();
  });

  test('the first page that changed is compared too', async () => {
    weighAs({ '/preview/7/m/buah-a': { pictures: 1 }, '/preview/-3/m/buah-a': { pictures: 3 } });
    await show({ draft: changed });
    await screen.findByText('Page Buah: pictures from 1 to 3.');
  });

  test('is left out where it cannot be had, and does not stop a publication', async () => {
    weigh = () => Promise.reject(new Error('no size'));
    await show();
    expect(await publishNow()).toHaveProperty('disabled', false);
    expect(screen.queryByText('What customers load')).toBeNull();
  });
});

test('of a draft with errors, the last version without errors is shown, and that is said', async () => {
  await show({ draft: { shown: -2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'See before and after' }));
  await screen.findByText(/The draft still has errors/);
  expect(shown).toContainEqual({ codename: 'warung', revision: -2, viewer: 'GUEST' });
});

test.each([
  [null, null],
  ['/', 'http://localhost/'],
  ['https://warung.example/', 'https://warung.example/'],
])('the store at %j opens at %j', async (url, href) => {
  await show({ url });
  await userEvent.click(await publishNow());
  await screen.findByText('It is live');
  expect(screen.queryByRole('link', { name: /Open the store/ })?.getAttribute('href') ?? null).toBe(href);
});

test('without a draft there is nothing to publish', async () => {
  await show({ draft: { version: 7 } });
  await screen.findByText(/This draft is the same/);
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test('what is typed is saved before the review is loaded', async () => {
  await show({}, { saving: 'waiting' });
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test.each<[saving: Editor['saving'], hint: RegExp]>([
  ['offline', /^There is no internet\. When the connection is back/],
  ['signed-out', /tap Sign in at the top/],
  ['failed', /the top of the editor says why/],
])('what is typed while saving is %s is not left out of a publication, and why is said', async (saving, hint) => {
  await show({}, { saving });
  await screen.findByText('Your last change is not saved yet');
  await screen.findByText(hint);
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

const conflict = { pointer: '/app/name', base: 'A', kept: 'B', other: 'C', by: 'Rina' };

test('a field that two people changed is decided before the draft is published', async () => {
  await show({}, { conflicts: [conflict] });
  await screen.findByText(/tap Decide at the top/);
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test('a role that does not publish sees the changes while a field is undecided', async () => {
  await show({}, { role: 'VIEWER', conflicts: [conflict] });
  await screen.findByText('Store name: from “Warung” to “Warung Baru”.');
});

test('a draft that somebody changed meanwhile is shown again with the reason', async () => {
  await show({ publish: refusal('DRAFT_CHANGED') });
  await userEvent.click(await publishNow());
  await screen.findByText(/This is its newest content/);
  expect(await publishNow()).toHaveProperty('disabled', false);
});

test('a publication whose answer and look-up were both lost can be looked up again', async () => {
  await show({ lost: 2 });
  await userEvent.click(await publishNow());
  await userEvent.click(await screen.findByText('Try again'));
  expect(await publishNow()).toHaveProperty('disabled', false);
});

test('a double tap publishes once with the message, and undo restores what was live before', async () => {
  const sent = await show();
  await userEvent.type(await screen.findByLabelText(/Message for the history/), 'Nama baru');
  await userEvent.dblClick(await publishNow());
  await screen.findByText('It is live');
  expect(sent).toEqual([{ codename: 'warung', version: -3, message: 'Nama baru' }]);
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  await screen.findByText('Back to how it was');
  expect(sent[1]).toEqual({ codename: 'warung', number: 7, current: 8 });
});

test('a schedule needs a time, which is that of Jakarta', async () => {
  const sent = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Choose the date.');
  expect(sent).toEqual([]);
  const [proposal] = screen.getAllByRole('button', { name: /WIB/ });
  if (!proposal) throw new Error('No time is proposed');
  await act(async () => proposal.click());
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('It is scheduled');
  expect(sent).toEqual([
    { codename: 'warung', version: -3, message: '', until: null, from: expect.stringMatching(/T(11|23):00:00.000Z$/) },
  ]);
});
