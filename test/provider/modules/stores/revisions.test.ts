import { SourceRefused } from '../../../../provider/store-check/issue';
import { bothDatabases } from '../../../support/provider/databases';
import { changed, storeText } from '../../../support/provider/fixture-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

const refusal = async (work: Promise<unknown>) => {
  const reason: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof SourceRefused)) throw new Error('It was not refused', { cause: reason });
  return reason.errors;
};

describe.each(bothDatabases)('revisions on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
  });
  afterAll(() => provider.close());

  const named = (codename: string, name: string) =>
    changed(storeText(codename), `name: Warung ${codename}`, `name: ${name}`);
  const apply = (codename: string, text: string) => provider.admin.apply(codename, { file: 'store.yaml', text });
  const shownName = async (codename: string) => {
    const { body } = await provider.ask(`/api/v2/app/${codename}`);
    return (body?.data as { name: string }).name;
  };

  test('each changed document is a new revision, visible in the next reply', async () => {
    expect(await apply('naik', named('naik', 'Satu'))).toMatchObject({ revision: 1, changed: true });
    expect(await apply('naik', named('naik', 'Dua'))).toMatchObject({ revision: 2, changed: true });
    expect(await shownName('naik')).toBe('Dua');
  });

  test('an unchanged document makes no revision, for any order of keys', async () => {
    await apply('tetap', storeText('tetap'));
    const reordered = changed(
      changed(storeText('tetap'), 'codename: tetap\n', ''),
      'components:\n',
      'codename: tetap\ncomponents:\n',
    );
    expect(await apply('tetap', reordered)).toMatchObject({ revision: 1, changed: false });
  });

  test('a refused document leaves the store unchanged', async () => {
    await apply('kukuh', storeText('kukuh'));
    const broken = changed(storeText('kukuh'), 'layout: 0', 'layout: 11');
    expect(await refusal(apply('kukuh', broken))).toHaveLength(1);
    expect(await provider.admin.history('kukuh')).toHaveLength(1);
    expect(await shownName('kukuh')).toBe('Warung kukuh');
  });

  test('a rollback moves the pointer, is recorded and adds no revision', async () => {
    for (const name of ['Satu', 'Dua', 'Tiga']) await apply('mundur', named('mundur', name));
    expect(await provider.admin.rollback('mundur')).toMatchObject({ revision: 2, changed: true });
    expect(await provider.admin.rollback('mundur')).toMatchObject({ revision: 1, changed: true });
    expect(await shownName('mundur')).toBe('Satu');
    expect(await provider.admin.rollback('mundur', 3)).toMatchObject({ revision: 3, changed: true });
    expect(await provider.admin.rollback('mundur', 3)).toMatchObject({ revision: 3, changed: false });
    const history = await provider.admin.history('mundur');
    expect(history.map(({ number, current, moves }) => [number, current, moves.map(({ cause }) => cause)])).toEqual([
      [3, true, ['apply', 'rollback']],
      [2, false, ['apply', 'rollback']],
      [1, false, ['apply', 'rollback']],
    ]);
  });

  test('an apply after a rollback gets a new number', async () => {
    for (const name of ['Satu', 'Dua']) await apply('lanjut', named('lanjut', name));
    await provider.admin.rollback('lanjut');
    expect(await apply('lanjut', named('lanjut', 'Dua'))).toMatchObject({ revision: 3, changed: true });
  });

  test('a rollback before the first or to an unknown revision is refused', async () => {
    await apply('awal', storeText('awal'));
    await expect(provider.admin.rollback('awal')).rejects.toThrow('"awal" has no earlier revision');
    await expect(provider.admin.rollback('awal', 7)).rejects.toThrow('"awal" has no revision 7');
  });

  test.each([
    'update store_revisions set checksum = checksum',
    'delete from store_revisions',
    'truncate store_revisions cascade',
    'update store_pointers set cause = cause',
    'delete from store_pointers',
  ])('the database refuses: %s', async (sql) => {
    await expect(provider.database.query(sql)).rejects.toThrow('is only added to, never changed');
  });

  test('a host and an id belong to one store, and the refusal names it', async () => {
    await apply('pemilik', storeText('pemilik'));
    const domain = changed(storeText('penyusup'), 'penyusup.example', 'pemilik.example');
    expect(await refusal(apply('penyusup', domain))).toEqual([
      {
        file: 'store.yaml',
        line: 2,
        column: 11,
        path: 'domains[0]',
        reason: '"pemilik.example" belongs to the store "pemilik"',
      },
    ]);
    const id = changed(storeText('penyusup'), 'penyusup_app', 'pemilik_app');
    expect(await refusal(apply('penyusup', id))).toMatchObject([
      { line: 4, path: 'app.view_uid', reason: '"pemilik_app" is the id of the store "pemilik"' },
    ]);
  });

  test('a host released by a revision is free, and then a rollback to it is refused', async () => {
    const withHost = storeText('lepas');
    await apply('lepas', withHost);
    await apply('lepas', changed(withHost, '[lepas.example]', '[]'));
    await apply('ambil', changed(storeText('ambil'), 'ambil.example', 'lepas.example'));
    expect((await provider.ask('/api/v2/app?host=lepas.example')).body?.data).toMatchObject({ codename: 'ambil' });
    expect(await refusal(provider.admin.rollback('lepas'))).toMatchObject([
      { path: 'domains[0]', reason: '"lepas.example" belongs to the store "ambil"' },
    ]);
  });

  test('one of several stores that claim a host at once gets it', async () => {
    const claims = ['serentak1', 'serentak2', 'serentak3'].map((codename) =>
      apply(codename, changed(storeText(codename), `${codename}.example`, 'rebutan.example')),
    );
    const results = await Promise.allSettled(claims);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('concurrent applies to one store are numbered without gaps', async () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const moved = await Promise.all(names.map((name) => apply('ramai', named('ramai', name))));
    expect(moved.map(({ revision }) => revision).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('a document is applied only to the store it names', async () => {
    expect(await refusal(apply('lain', storeText('bukan')))).toMatchObject([
      { line: 1, column: 11, path: 'codename', reason: '"bukan" is applied to the store "lain"' },
    ]);
  });
});
