import { TOTP } from 'otpauth';
import { MeDocument } from '../../../../studio/__generated__/documents/me';
import { OfferDocument } from '../../../../studio/__generated__/documents/offer';
import { RemoveMemberDocument } from '../../../../studio/__generated__/documents/remove-member';
import { SaveProfileDocument } from '../../../../studio/__generated__/documents/save-profile';
import { SessionsDocument } from '../../../../studio/__generated__/documents/sessions';
import { SignInDocument } from '../../../../studio/__generated__/documents/sign-in';
import { StaffClient } from '../../../support/studio/staff-client';
import { expect } from '../../watched-test';
import { owner } from '../in-studio';
import { breakDown, goOffline, holdBack } from './answers';
import { lookAtLoading } from './load-states';
import { invite, joinAs, newStore, send, signInAs } from './staff';
import type { Visit } from './visit';

async function lookAtSignIn(visit: Visit) {
  const { page, watch, m, shared, open, look, press, fill } = visit;
  await open('/sign-in');
  await visit.arrive('sign-in.title');
  await press(m('sign-in.send'));
  await expect(page.getByText(m('sign-in.password-missing'))).toBeVisible();
  await look('sign-in, nothing typed');

  await fill('sign-in.email', owner.email);
  await fill('sign-in.password', 'bukan-kata-sandinya');
  await press(m('sign-in.send'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(m('sign-in.email'), { exact: true })).toHaveValue(owner.email);
  await look('sign-in, wrong password');

  const repair = await breakDown(page, watch, SignInDocument);
  await fill('sign-in.password', owner.password);
  await press(m('sign-in.send'));
  await expect(page.getByRole('alert')).toHaveText(shared['failure.text']);
  await repair();
  const connect = await goOffline(page, watch);
  await press(m('sign-in.send'));
  await expect(page.getByRole('alert')).toHaveText(shared['failure.offline']);
  await connect();
  await press(m('sign-in.send'));
  await visit.arrive('stores.title');
}

/** The studio before it knows who is there. */
async function lookAtStart(visit: Visit) {
  const { page, watch, shared, open, look } = visit;
  const release = await holdBack(page, MeDocument);
  await open('/sign-in');
  await expect(page.getByRole('status').filter({ hasText: shared['list.loading'] })).toBeAttached();
  await look('the studio loads');
  await release();
  await visit.arrive('sign-in.title');

  const repair = await breakDown(page, watch, MeDocument);
  await open('/sign-in');
  await expect(page.getByRole('alert')).toContainText(shared['failure.text']);
  await look('the studio fails');
  await repair();
  await page.getByRole('link', { name: shared['action.retry'] }).click();
  await visit.arrive('sign-in.title');
}

async function lookAtSecondFactor(visit: Visit) {
  const { page, m, look, press, fill, closeSheets } = visit;
  const store = await newStore('kopirintik');
  const person = await joinAs(page, store, 'viewer');
  const { BASE_URL: url = '' } = process.env;
  for (const device of [new StaffClient(url), new StaffClient(url)])
    await device.send(SignInDocument, { input: person });
  await visit.open('/account');
  await visit.arrive('account.title');
  await expect(page.getByRole('button', { name: m('account.end-other-sessions') })).toBeVisible();
  await press(m('account.change-password'));
  await look('account');

  await press(m('account.start-factor'));
  await look('second factor, password');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(m('sign-in.password'), { exact: true }).fill(person.password);
  await press(m('sign-in.confirm'));
  await expect(sheet.getByLabel(m('sign-in.code'))).toBeVisible();
  await look('second factor, code');
  const secret = (await sheet.locator('code').textContent())?.replaceAll(/\s/g, '') ?? '';
  const codeNow = () => new TOTP({ secret }).generate();
  await sheet.getByLabel(m('sign-in.code')).fill(codeNow());
  await press(m('account.turn-on'));
  await expect(sheet).toContainText(m('account.recovery-intro'));
  await look('recovery codes');
  await press(m('account.codes-kept'));
  await press(m('account.renew-codes'));
  await look('new recovery codes');
  await closeSheets();
  await press(m('account.end-factor'));
  await look('second factor, off');
  await closeSheets();
  await look('account with a second factor');

  await press(m('studio.account-of', { name: 'Sari viewer' }));
  await look('menu of the account');
  await press(m('studio.sign-out'));
  await visit.arrive('sign-in.title');
  await fill('sign-in.email', person.email);
  await fill('sign-in.password', person.password);
  await press(m('sign-in.send'));
  await expect(page.getByLabel(m('sign-in.code'))).toBeVisible();
  await look('sign-in, code');
  await press(m('sign-in.use-recovery'));
  await look('sign-in, recovery code');
}

async function lookAtAccountStates(visit: Visit) {
  const { page, watch, m, shared, open, look, press, fill } = visit;
  const person = await joinAs(page, await newStore('kopirintik'), 'viewer');
  await open('/');
  await visit.arrive('stores.title');
  await lookAtLoading(visit, {
    path: '/account',
    from: '/',
    document: SessionsDocument,
    content: page.getByText(m('account.this-device')),
  });
  const repair = await breakDown(page, watch, SaveProfileDocument);
  await fill('account.name', 'Sari Lestari');
  await press(m('account.save'));
  await expect(page.getByRole('alert')).toHaveText(shared['failure.text']);
  await expect(page.getByLabel(m('account.name'), { exact: true })).toHaveValue('Sari Lestari');
  await repair();

  // The session ends while the person types.
  await page.context().clearCookies();
  await press(m('account.save'));
  const sheet = page.getByRole('dialog', { name: m('sign-in.again-title') });
  await expect(sheet).toBeVisible();
  await look('signing in again');
  await sheet.getByLabel(m('sign-in.password'), { exact: true }).fill(person.password);
  await sheet.getByRole('button', { name: m('sign-in.send') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(m('account.saved'))).toBeVisible();
  await expect(page.getByLabel(m('account.name'), { exact: true })).toHaveValue('Sari Lestari');
}

async function lookAtInvitations(visit: Visit) {
  const { page, m, open, go, look, press } = visit;
  const store = await newStore('kopirintik');
  const email = `ini.alamat.email.yang.panjang.sekali@${store}.toko.test`;
  const path = await invite(store, email, 'editor', ['content', 'look', 'rules']);
  await open(path);
  await press(m('invitations.create'));
  await look('invitation of a new person');
  await lookAtLoading(visit, {
    path,
    from: '/sign-in',
    document: OfferDocument,
    content: page.getByText(m('invitations.new-account')),
  });

  await go('/invitations/tidak-ada');
  await visit.arrive('invitations.gone');
  await look('invitation that nobody knows');

  await signInAs(page);
  await open(path);
  await expect(page.getByRole('button', { name: m('invitations.sign-out') })).toBeVisible();
  await look('invitation of somebody else');
  await open(await invite(store, owner.email, 'viewer'));
  await look('invitation of the person');
}

async function lookAtStores(visit: Visit) {
  const { page, m, open, go, look } = visit;
  const store = await newStore('kopirintik');
  await joinAs(page, store, 'viewer');
  await open('/');
  await visit.arrive('stores.title');
  await go(`/stores/${store}/audit`);
  await visit.arrive('studio.no-room');
  await look('a room of other roles');
  await go('/stores/kebunara');
  await visit.arrive('studio.no-room');
  await page
    .getByRole('link', { name: m('studio.to-stores'), exact: true })
    .last()
    .click();
  const { me } = await send(page, MeDocument, {});
  await send(page, RemoveMemberDocument, { input: { codename: store, id: me?.id ?? '' } });
  await open('/');
  await visit.arrive('stores.empty');
  await look('no stores');
  await signInAs(page);
  await open('/');
  await visit.arrive('stores.title');
  await look('stores');
}

export const ownRooms = {
  '/': { stores: lookAtStores },
  '/account': { account: lookAtSecondFactor, states: lookAtAccountStates },
  '/invitations/:token': { invitations: lookAtInvitations },
  '/sign-in': { 'sign-in': lookAtSignIn, start: lookAtStart },
};
