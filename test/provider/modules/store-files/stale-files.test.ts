import { createRemoteAdmin } from '../../../../provider/cli/open-admin';
import { StaleFile } from '../../../../provider/errors/call-errors';
import { toYaml } from '../../../../provider/store-check/to-yaml';
import { databases } from '../../../support/provider/databases';
import { changed, storeText } from '../../../support/provider/fixture-store';
import { adminKey, startTestApp, type TestApp } from '../../../support/provider/test-app';

describe.each(databases)('stale store files on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
  });
  afterAll(() => provider.close());

  const source = (text: string) => ({ file: 'store.yaml', text });
  const exported = async (codename: string) => {
    const { document, revision } = await provider.admin.export(codename);
    return toYaml(document, revision);
  };
  const withTagline = (text: string, tagline: string) => changed(text, 'layout: 0', `tagline: ${tagline}\n  layout: 0`);

  test('of two tenants who change the same export, the second is refused with the first’s name', async () => {
    await provider.admin.apply('berdua', source(storeText('berdua')));
    const both = await exported('berdua');
    await provider.admin.apply('berdua', source(withTagline(both, 'Segar')), { author: 'ani', message: 'slogan baru' });
    const second = changed(both, 'layout: 0', 'search_hint: Cari\n  layout: 0');
    const refusal = provider.admin.apply('berdua', source(second), { author: 'budi' });
    await expect(refusal).rejects.toThrow(StaleFile);
    await expect(refusal).rejects.toThrow(
      /^"berdua" changed since you exported it: the file has revision 1, the newest is revision 2 by ani at [-0-9T:]+Z \("slogan baru"\)/,
    );
    expect((await provider.admin.export('berdua')).document).toMatchObject({ app: { tagline: 'Segar' } });

    expect(await provider.admin.apply('berdua', source(second), { force: true })).toMatchObject({
      revision: 3,
      changed: true,
    });
  });

  test('a stale file without differences is not a conflict', async () => {
    await provider.admin.apply('sama', source(storeText('sama')));
    const changedText = withTagline(await exported('sama'), 'Segar');
    await provider.admin.apply('sama', source(changedText));
    expect(await provider.admin.apply('sama', source(changedText))).toMatchObject({ revision: 2, changed: false });
  });

  test('the revision is not part of the document, and a file without one is accepted', async () => {
    await provider.admin.apply('lepas', source(storeText('lepas')));
    expect((await provider.admin.export('lepas')).document).not.toHaveProperty('revision');
    expect(await provider.admin.apply('lepas', source(await exported('lepas')))).toMatchObject({
      revision: 1,
      changed: false,
    });
    await provider.admin.apply('lepas', source(withTagline(storeText('lepas'), 'Satu')));
    expect(await provider.admin.apply('lepas', source(withTagline(storeText('lepas'), 'Dua')))).toMatchObject({
      revision: 3,
    });
  });

  test('the history shows who and why, also for a rollback and over the network', async () => {
    const { url } = await provider.ask('/healthz');
    const remote = createRemoteAdmin(new URL(url).origin, adminKey);
    await remote.apply('riwayat', source(storeText('riwayat')), {
      author: 'Siti Nurhaliza é',
      message: 'buka toko – pertama',
    });
    await remote.apply('riwayat', source(withTagline(storeText('riwayat'), 'Dua')));
    await remote.rollback('riwayat', 1, { author: 'budi', message: 'salah harga' });
    const history = await remote.history('riwayat');
    expect(history.map(({ moves }) => moves.map(({ cause, author, message }) => [cause, author, message]))).toEqual([
      [['apply', null, null]],
      [
        ['apply', 'Siti Nurhaliza é', 'buka toko – pertama'],
        ['rollback', 'budi', 'salah harga'],
      ],
    ]);
    const stale = remote.apply('riwayat', source(withTagline(`revision: 2\n${storeText('riwayat')}`, 'Tiga')));
    await expect(stale).rejects.toThrow(StaleFile);
    await expect(stale).rejects.toThrow('the newest is revision 1 by budi');
  });
});
