import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  documentOf,
  light,
  page,
  preparePublishing,
  publishNow,
  show,
  type Weight,
  weighPage,
  world,
} from './publish-double';

jest.mock('../../../../studio/editor/publish/weigh-page', () => ({
  weighPage: (path: string) => weighPage(path),
}));

preparePublishing();

test('a role that does not publish sees the pages before and after, which are loaded only then', async () => {
  await show({}, { role: 'VIEWER' });
  const open = await screen.findByRole('button', { name: 'See before and after' });
  world.previews = [];
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(open);
  await screen.findByRole('dialog', { name: 'Before and after' });
  expect(world.previews).toEqual([7, -3].map((revision) => ({ codename: 'warung', revision, viewer: 'GUEST' })));
});

test('the pages before and after open where the first change is seen, and another page can be chosen', async () => {
  const document = { ...documentOf('Warung'), components: [page('Sayur', { attr1: 'Baru' })] };
  await show({ draft: { document } });
  await userEvent.click(await screen.findByRole('button', { name: 'See before and after' }));
  const paths = () => [...window.document.querySelectorAll('iframe')].map(({ src }) => new URL(src).pathname);
  expect(paths()).toEqual(['/preview/7/m/sayur-a', '/preview/-3/m/sayur-a']);
  await userEvent.click(screen.getByRole('button', { name: 'Page of the store, Page Sayur' }));
  await userEvent.click(screen.getByRole('button', { name: 'Home page' }));
  expect(paths()).toEqual(['/preview/7/', '/preview/-3/']);
});

test('colours of a block that are mended are named with their part, once they are new', async () => {
  const block = (title: string, more: object = {}) => ({
    view_uid: title,
    title,
    category: 4,
    metas: {},
    color_background: '#ffffff',
    color_text: '#eeeeee',
    ...more,
  });
  const home = (...segments: object[]) => ({ view_uid: 'home', name: 'Depan', category: 7, segments });
  world.before = { ...documentOf('Warung'), components: [page('Sayur'), home(block('Lama'))] };
  const components = [page('Sayur'), home(block('Lama'), block('Promo'))];
  await show({ draft: { document: { ...documentOf('Warung'), components } } });
  const mend = await screen.findByRole('button', { name: /#eeeeee is shown as #[0-9a-f]{6}\.$/ });
  expect(mend).toHaveTextContent(/^Blocks “Depan” › Block “Promo” › Title colour: /);
  await userEvent.click(mend);
  expect(world.opened).toContain('/components/1/segments/1');
});

describe('what the pages load', () => {
  const changed = { document: { ...documentOf('Warung'), components: [page('Buah')] } };
  const weighAs = (weights: Record<string, Partial<Weight>>) => {
    world.weigh = async (path) => ({ ...light, ...weights[path] });
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

  test('each page that changed is compared, and one that cannot be weighed is left out', async () => {
    weighAs({ '/preview/7/m/buah-a': { pictures: 1 }, '/preview/-3/m/buah-a': { pictures: 3 } });
    const weighAll = world.weigh;
    world.weigh = (path) =>
      path.endsWith('/syarat-ketentuan') ? Promise.reject(new Error('no size')) : weighAll(path);
    const app = { view_uid: 'app', name: 'Warung', layout: 4, terms: 'Baru', privacy: 'Baru' };
    world.weighed = [];
    await show({ draft: { document: { ...changed.document, app } } });
    await screen.findByText('Page Buah: pictures from 1 to 3.');
    expect(new Set(world.weighed.map((path) => path.replace(/^\/preview\/-?\d+/, '')))).toEqual(
      new Set(['/', '/m/buah-a', '/syarat-ketentuan', '/kebijakan-privasi']),
    );
  });

  test('of many changed pages, eight are weighed', async () => {
    const pages = (attr1: string) =>
      Array.from({ length: 12 }, (_, at) => ({ view_uid: `p${at}`, name: `Bagian ${at}`, category: 0, attr1 }));
    world.weighed = [];
    world.before = { ...documentOf('Warung'), components: pages('lama') };
    await show({ draft: { document: { ...documentOf('Warung'), components: pages('baru') } } });
    await publishNow();
    await waitFor(() => expect(world.weighed).toHaveLength(2 * 8));
  });

  test('is left out where it cannot be had, and does not stop a publication', async () => {
    world.weigh = () => Promise.reject(new Error('no size'));
    await show();
    expect(await publishNow()).toHaveProperty('disabled', false);
    expect(screen.queryByText('What customers load')).toBeNull();
  });
});

test('of a draft with errors, the last version without errors is shown, and that is said', async () => {
  await show({ draft: { shown: -2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'See before and after' }));
  await screen.findByText(/The draft still has errors/);
  expect(world.previews).toContainEqual({ codename: 'warung', revision: -2, viewer: 'GUEST' });
});
