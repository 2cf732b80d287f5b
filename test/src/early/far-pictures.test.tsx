import { Picture } from '../../../src/ui/media/picture';
import { earlyPage } from '../../support/browser/early-page';
import { pretendView } from '../../support/browser/pretend-view';
import { watchFarPictures } from '../../../src/early/far-pictures';

const path = 'listimage/carrot~peach.svg';
const view = pretendView();
afterAll(view.restore);

test('lazy pictures of the server wait until they are near, and stay as they are when the page is hydrated', async () => {
  const page = earlyPage(
    <ul>
      <li>
        <Picture path={path} alt="first" width={96} priority />
      </li>
      <li>
        <Picture path={path} alt="far" width={96} />
      </li>
    </ul>,
  );
  const [first, far] = page.place.querySelectorAll('img');
  expect(first).not.toHaveAttribute('data-far');
  expect(far).toHaveAttribute('data-far');
  watchFarPictures();
  expect(document.documentElement).toHaveAttribute('data-scripted');
  document.dispatchEvent(new Event('readystatechange'));
  view.see(() => false);
  expect(far).toHaveAttribute('data-far');
  view.see(() => true);
  expect(far).not.toHaveAttribute('data-far');
  await page.hydrate();
  expect(far).not.toHaveAttribute('data-far');
  expect(far).toBeInTheDocument();
  expect(page.errors).toEqual([]);
});
