import { LegalScreenDocument } from '../../../src/__generated__/documents/legal-screen';
import { screen } from '@testing-library/react';
import { clearFlag } from '../../support/browser/session-flag';
import { answering, showPage } from '../../support/browser/store-page';
import { testStore } from '../../support/browser/test-store';

const members = testStore({ signInRequired: true });
const currentPath = () => screen.getByLabelText('current path').textContent;

beforeEach(() => clearFlag());

test.each(['/login', '/login/', '/login//', '/Login'])(
  '%s of a members-only store is its sign-in page',
  async (path) => {
    await showPage(path, [], members);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(currentPath()).toBe(path);
  },
);

test.each([
  ['/syarat-ketentuan', 'Syarat & Ketentuan'],
  ['/kebijakan-privasi/', 'Kebijakan Privasi'],
])('%s of a members-only store is open to guests', async (path, title) => {
  await showPage(path, [answering(LegalScreenDocument, () => ({ legalText: { html: '<p>Halo</p>' } }))], members);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Halo')).toBeVisible();
});

test.each(['/', '/m/sayur?page=2', '/login/more'])(
  '%s of a members-only store redirects guests to sign-in',
  async (path) => {
    await showPage(path, [], members);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(currentPath()).toBe(`/login?next=${encodeURIComponent(path)}`);
  },
);
