import { createPreviewSealer, type Preview } from '../../../server/sealing/preview-sealer';
import { createSealer } from '../../../server/sealing/sealer';

const secret = 'a secret of thirty-two characters or more';
const sealer = createPreviewSealer([secret], () => 1_000);
const preview: Preview = {
  store: 'warung',
  revision: -3,
  grant: 's41c',
  kind: 'link',
  viewer: 'customer',
  expiresAt: 2_000,
};
const sealedIn = (path: string) => path.split('/')[2] ?? '';
const sealText = (text: string) => createSealer([secret], 'previews').seal(text);

test.each(['guest', 'customer'] as const)('who seems to look is sealed: a %s', (viewer) => {
  expect(sealer.open(sealedIn(sealer.path({ ...preview, viewer })), 'warung')).toEqual({ ...preview, viewer });
});

test('the path does not say who seems to look, and no changed path opens', () => {
  const sealed = sealedIn(sealer.path(preview));
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/customer|guest|warung/);
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(sealer.open(changed.toString('base64url'), 'warung')).toBeNull();
  }
});

test.each([
  ['of before customers were made up', `warung -3 s41c link ${(2_000).toString(36)}`],
  ['of a viewer that is unknown here', `warung -3 s41c link ${(2_000).toString(36)} owner`],
])('a path %s is a guest’s', (_title, text) => {
  expect(sealer.open(sealText(text), 'warung')).toEqual({ ...preview, viewer: 'guest' });
});
