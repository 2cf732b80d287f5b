import { screen } from '@testing-library/react';
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

export interface Weight {
  scriptBytes: number;
  pictures: number;
}

export const light: Weight = { scriptBytes: 90 * 1024, pictures: 8 };
export const page = (name: string, more: object = {}) => ({ view_uid: 'a', name, category: 0, attr1: 'Halo', ...more });
export const documentOf = (name: string, app: object = {}) => ({
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
export const refusal = (code: string) => ({ __typename: 'Refusal', code, message: '' });

/** What a test sets, and what was asked for. */
export const world = {
  weigh: async (_path: string): Promise<Weight> => light,
  /** The paths of the pages that were weighed. */
  weighed: [] as string[],
  /** The document that customers see. */
  before: {} as object,
  /** The places that were opened. */
  opened: [] as string[],
  /** The previews that were asked for. */
  previews: [] as object[],
};

export const weighPage = (path: string) => {
  world.weighed.push(path);
  return world.weigh(path);
};

export function preparePublishing() {
  beforeAll(() => Publication.preload());
  beforeEach(() => {
    Object.assign(world, {
      weigh: async () => light,
      weighed: [],
      before: documentOf('Warung'),
      opened: [],
      previews: [],
    });
    pretendSizes();
  });
}

const editor = {
  codename: 'warung',
  saving: 'saved',
  conflicts: [],
  role: 'OWNER',
  mayChange: () => true,
  open: (place: string) => world.opened.push(place),
} as unknown as Editor;

export async function show(answers: Answers = {}, changed: Partial<Editor> = {}) {
  const sent: object[] = [];
  const data = new Map<object, (variables: { input: object }) => object>([
    [DraftToPublishDocument, () => ({ store: { url: answers.url ?? null, draft: { ...draft, ...answers.draft } } })],
    [OneRevisionDocument, () => ({ store: { revision: { __typename: 'Revision', document: world.before } } })],
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
    if (document === PreviewDocument) world.previews.push(variables);
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

export const publishNow = () => screen.findByRole('button', { name: 'Publish now' });
