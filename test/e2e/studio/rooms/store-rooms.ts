import sharp from 'sharp';
import { AuditDocument } from '../../../../studio/__generated__/documents/audit';
import { InviteMemberDocument } from '../../../../studio/__generated__/documents/invite-member';
import { PeopleDocument } from '../../../../studio/__generated__/documents/people';
import { SavePictureDocument } from '../../../../studio/__generated__/documents/save-picture';
import { StoreHistoryDocument } from '../../../../studio/__generated__/documents/store-history';
import { StorePicturesDocument } from '../../../../studio/__generated__/documents/store-pictures';
import { StoreScheduleDocument } from '../../../../studio/__generated__/documents/store-schedule';
import { expect } from '../../watched-test';
import { breakDown } from './answers';
import { publish, schedule } from './drafts';
import { lookAtLoading } from './load-states';
import { joinAs, newStore, own, ownStore } from './staff';
import type { Visit } from './visit';

async function lookAtPeople(visit: Visit) {
  const { page, watch, m, shared, open, look, press, fill, closeSheets } = visit;
  const store = await newStore('kopirintik');
  await joinAs(page, store, 'editor', ['content', 'look']);
  await open(`/stores/${store}/people`);
  await visit.arrive('people.title');
  await look('people, for an editor', 'main');
  await press(m('people.leave'));
  await look('people, leaving');
  await press(m('people.no'));

  await own(page, store);
  await open(`/stores/${store}/people`);
  await expect(page.getByRole('button', { name: m('people.send') })).toBeVisible();
  await page.getByRole('checkbox').first().uncheck();
  await press(m('people.send'));
  await expect(page.getByText(m('people.scopes-missing'))).toBeVisible();
  await look('people, invitation without e-mail');
  await page.getByRole('checkbox').first().check();
  const email = `alamat.email.yang.panjang.sekali@${store}.toko.test`;
  await fill('people.email', email);
  const repair = await breakDown(page, watch, InviteMemberDocument);
  await press(m('people.send'));
  await expect(page.getByRole('alert')).toHaveText(shared['failure.text']);
  await expect(page.getByLabel(m('people.email'), { exact: true })).toHaveValue(email);
  await repair();
  await press(m('people.send'));
  await expect(page.getByText(m('people.sent'))).toBeVisible();
  await look('people, with an invitation');
  await press(m('people.change-of', { name: 'Sari editor' }));
  await look('people, changing a role');
  await closeSheets();
  await press(m('people.remove-of', { name: 'Sari editor' }));
  await look('people, removing');
  await press(m('people.no'));
  const content = page.getByRole('heading', { name: m('people.invite') });
  await lookAtLoading(visit, { path: `/stores/${store}/people`, document: PeopleDocument, content });
}

async function lookAtAudit(visit: Visit) {
  const { page, m, open, look } = visit;
  const store = await ownStore(page, 'kopirintik');
  await publish(page, store, 'Nama', ({ app }) => void (app.name = 'Kopi Rintik Sore'));
  const path = `/stores/${store}/audit`;
  await open(path);
  await visit.arrive('audit.title');
  const content = page.getByText(m('audit.intro'));
  await expect(content).toBeVisible();
  await look('audit');
  await lookAtLoading(visit, { path, document: AuditDocument, content });
}

async function lookAtHistory(visit: Visit) {
  const { page, m, open, look, press, closeSheets } = visit;
  const store = await ownStore(page, 'kopirintik');
  await publish(page, store, 'Nama baru untuk pelanggan yang datang sore', ({ app }) => void (app.name = 'Kopi Sore'));
  await publish(page, store, '', ({ app }) => void (app.header = 4));
  const path = `/stores/${store}/history`;
  await open(path);
  await visit.arrive('history.title');
  const content = page.getByText(m('history.current'), { exact: true });
  await expect(content).toBeVisible();
  await expect(page.getByRole('button', { name: m('history.hide-changes') })).toBeVisible();
  await press(m('history.show-changes'));
  await page.waitForLoadState('networkidle');
  await press(m('history.compare'));
  await look('history');
  await page
    .getByRole('button', { name: m('history.compare'), exact: true })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: m('history.comparison') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look('history, comparison');
  await closeSheets();
  await press(m('history.view'));
  await page.waitForLoadState('networkidle');
  await look('history, how it looked');
  await closeSheets();
  await press(m('history.restore'));
  await expect(page.getByRole('button', { name: m('history.undo') })).toBeVisible();
  await look('history, restored');
  await lookAtLoading(visit, { path, document: StoreHistoryDocument, content });
}

async function lookAtSchedule(visit: Visit) {
  const { page, m, open, go, look, press, closeSheets } = visit;
  const store = await newStore('kopirintik');
  await joinAs(page, store, 'viewer');
  const path = `/stores/${store}/schedule`;
  await open(path);
  await visit.arrive('schedule.empty');
  await look('schedule, empty');
  await own(page, store);
  await schedule(page, store, { from: 3, until: 5 }, ({ app }) => void (app.name = 'Kopi Rintik Akhir Pekan'));
  await schedule(page, store, { from: 8, until: null }, ({ app }) => void (app.header = 4));
  await open(path);
  const content = page.getByRole('button', { name: m('schedule.move') }).first();
  await expect(content).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look('schedule');
  await press(m('schedule.move'));
  await look('schedule, other times');
  await closeSheets();
  await press(m('schedule.view'));
  await page.waitForLoadState('networkidle');
  await look('schedule, how it will look');
  await closeSheets();
  await press(m('schedule.cancel'));
  await look('schedule, cancelling');
  await press(m('schedule.keep'));
  await lookAtLoading(visit, { path, document: StoreScheduleDocument, content });
  await go(path);
}

const photo = async (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#7b4a2b' } })
    .jpeg()
    .toBuffer(),
});

async function lookAtPictures(visit: Visit) {
  const { page, watch, m, shared, open, look, press, fill, closeSheets } = visit;
  const store = await ownStore(page, 'kopirintik');
  const path = `/stores/${store}/pictures`;
  await open(path);
  await visit.arrive('pictures.title');
  const content = page.getByRole('searchbox');
  await expect(content).toBeVisible();
  await look('pictures');
  const svg = { name: 'logo toko yang namanya panjang.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await page.getByLabel(m('pictures.add')).setInputFiles([await photo('Biji kopi dari lereng gunung'), svg]);
  await expect(page.getByRole('alert')).toBeVisible();
  const tile = page.getByRole('button', { name: 'Biji kopi dari lereng gunung' });
  await expect(tile).toBeVisible();
  await look('pictures, sent and refused');
  await content.fill('tidak ada');
  await visit.arrive('pictures.none-found');
  await look('pictures, none found', 'main');
  await content.fill('');

  await tile.click();
  await expect(page.getByLabel(m('pictures.name'), { exact: true })).toBeVisible();
  await look('a picture');
  const repair = await breakDown(page, watch, SavePictureDocument);
  await fill('pictures.name', 'Biji kopi Gayo');
  await press(m('pictures.name-save'));
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(shared['failure.text']);
  await expect(page.getByLabel(m('pictures.name'), { exact: true })).toHaveValue('Biji kopi Gayo');
  await repair();
  await press(m('pictures.describe'));
  await expect(page.getByLabel(m('pictures.alt-id'))).toBeVisible();
  await look('a picture, description');
  await closeSheets();
  await tile.click();
  await press(m('pictures.crop'));
  await expect(page.getByRole('button', { name: m('pictures.crop-save') })).toBeEnabled();
  await look('a picture, crop');
  await closeSheets();
  await page
    .getByRole('button', { name: m('pictures.used-times', { count: 1 }) })
    .first()
    .click();
  await press(m('pictures.replace'));
  await look('a picture, replacement');
  await closeSheets();
  await lookAtLoading(visit, { path, document: StorePicturesDocument, content });
}

export const storeRooms = {
  '/stores/:codename/schedule': { schedule: lookAtSchedule },
  '/stores/:codename/history': { history: lookAtHistory },
  '/stores/:codename/pictures': { pictures: lookAtPictures },
  '/stores/:codename/people': { people: lookAtPeople },
  '/stores/:codename/audit': { audit: lookAtAudit },
};
