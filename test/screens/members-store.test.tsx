import { screen } from '@testing-library/react';
import { clearFlag } from './account/session-flag';
import { showPage } from './store-page';
import { testStore } from '../shell/test-store';

const members = testStore({ signInRequired: true });
const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => clearFlag());

test.each(['/login', '/login/', '/login//', '/Login'])(
  '%s of a store for members is where its guests sign in',
  async (path) => {
    await showPage(path, [], members);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(address()).toBe(path);
  },
);

test.each(['/', '/m/sayur?page=2', '/login/more'])(
  '%s of a store for members leads guests to sign in',
  async (path) => {
    await showPage(path, [], members);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`);
  },
);
