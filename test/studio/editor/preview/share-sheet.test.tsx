import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../../src/api/execute';
import { PreviewLinksDocument } from '../../../../studio/__generated__/documents/preview-links';
import { RevokePreviewDocument } from '../../../../studio/__generated__/documents/revoke-preview';
import { SharePreviewDocument } from '../../../../studio/__generated__/documents/share-preview';
import type { PreviewViewer } from '../../../../studio/__generated__/gql/graphql';
import { type Editor, EditorContext } from '../../../../studio/editor/editor';
import ShareSheet from '../../../../studio/editor/preview/share-sheet';
import { renderInRoom } from '../../../support/studio/render-in-room';

const linkOf = (id: string, more: object = {}) => ({
  id,
  path: `/preview/${id}/warung`,
  sharedBy: 'Ani',
  createdAt: '2026-11-28T03:00:00Z',
  expiresAt: '2026-12-05T03:00:00Z',
  canRevoke: true,
  ...more,
});

const full = { __typename: 'Refusal', code: 'PREVIEWS_FULL', message: '' };

interface Given {
  readonly open?: object[];
  readonly role?: string;
  readonly shared?: object;
  readonly viewer?: PreviewViewer;
}

async function show({ open = [], role = 'OWNER', shared, viewer = 'GUEST' }: Given = {}) {
  const sent: object[] = [];
  const listed: object[] = [];
  let links = open;
  const answers = new Map<object, () => object>([
    [PreviewLinksDocument, () => ({ store: { previewLinks: { __typename: 'PreviewLinks', open: links } } })],
    [
      SharePreviewDocument,
      () => {
        if (shared) return { sharePreview: shared };
        links = [linkOf('new'), ...links];
        return { sharePreview: { __typename: 'PreviewLink', ...linkOf('new') } };
      },
    ],
    [
      RevokePreviewDocument,
      () => {
        links = [];
        return { revokePreview: { __typename: 'Done' } };
      },
    ],
  ]);
  const execute = (async (document: object, { input, ...asked }: { input?: object }) => {
    if (input) sent.push(input);
    else listed.push(asked);
    return { ok: true, data: answers.get(document)?.() };
  }) as unknown as Execute;
  const editor = { codename: 'warung', shown: -3, role } as unknown as Editor;
  await renderInRoom(
    <EditorContext value={editor}>
      <ShareSheet open viewer={viewer} onClose={() => undefined} />
    </EditorContext>,
    { execute },
  );
  return Object.assign(sent, { listed });
}

const copied = () => navigator.clipboard.readText();

test('a new link is copied and listed', async () => {
  userEvent.setup();
  const sent = await show();
  screen.getByText('There are no open links.');
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }));
  expect([...sent]).toEqual([{ codename: 'warung', revision: -3, viewer: 'GUEST' }]);
  screen.getByText('The link shows the store as a guest sees it.');
  await screen.findByText('Link copied');
  expect(await copied()).toBe(`${location.origin}/preview/new/warung`);
  await screen.findByText(/^From Ani/);
});

test('a link shows what the preview shows: here a made-up customer, and says so', async () => {
  userEvent.setup();
  const sent = await show({ viewer: 'CUSTOMER' });
  screen.getByText(/as a made-up customer sees it/);
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }));
  expect([...sent]).toEqual([{ codename: 'warung', revision: -3, viewer: 'CUSTOMER' }]);
  expect(sent.listed).toContainEqual({ codename: 'warung', viewer: 'CUSTOMER' });
});

test('a link that is refused says why', async () => {
  await show({ shared: full });
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }));
  expect((await screen.findAllByText(/50/)).length).toBeGreaterThan(0);
});

test('a link is revoked and no longer listed', async () => {
  const sent = await show({ open: [linkOf('one')] });
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect([...sent]).toEqual([{ codename: 'warung', id: 'one' }]);
  await screen.findByText('Link revoked');
  await screen.findByText('There are no open links.');
});

test("somebody else's link can be copied, not revoked", async () => {
  userEvent.setup();
  await show({ open: [linkOf('one', { canRevoke: false })] });
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByRole('button', { name: 'Revoke' })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Copy' }));
  expect(await copied()).toBe(`${location.origin}/preview/one/warung`);
});

test('a viewer sees the links and creates none', async () => {
  await show({ open: [linkOf('one')], role: 'VIEWER' });
  screen.getByRole('button', { name: 'Copy' });
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
});
