import { OpenDraftDocument } from '../../../../studio/__generated__/documents/open-draft';
import { PreviewDocument } from '../../../../studio/__generated__/documents/preview';
import { PreviewLinksDocument } from '../../../../studio/__generated__/documents/preview-links';
import { PublishDraftDocument } from '../../../../studio/__generated__/documents/publish-draft';
import { SaveDraftDocument } from '../../../../studio/__generated__/documents/save-draft';
import { expect } from '../../watched-test';
import { breakDown, goOffline } from './answers';
import { changeDraft, conflict } from './drafts';
import { editorAt, openEditor, paneOf } from './editor';
import { lookAtPartForms, lookAtPickers, lookAtStoreForms } from './editor-forms';
import { lookAtLoading } from './load-states';
import { joinAs, newStore, own, ownStore } from './staff';
import type { Visit } from './visit';

async function lookAtOutline(visit: Visit) {
  const { page, m, look, press, closeSheets } = visit;
  const store = await ownStore(page, 'kebunara');
  await openEditor(visit, editorAt(store, 'outline'));
  const pane = paneOf(visit, 'outline');
  await look('editor, nothing chosen');
  const search = page.getByRole('searchbox');
  await search.fill('a');
  await expect(page.locator(pane).getByRole('list')).toBeVisible();
  await look('editor, search', pane);
  await search.fill('tidak ada kata ini');
  await visit.arrive('outline.no-results');
  await look('editor, nothing found', pane);
  await search.fill('');
  const menu = () => press(m('outline.menu', { name: 'Sayur' }));
  await menu();
  await look('menu of a section');
  await press(m('outline.move-to'));
  await look('another place of a section');
  await closeSheets();
  await menu();
  await press(m('outline.add-after'));
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('palette');
  await closeSheets();
  // The slider opens it.
  await press(m('outline.menu', { name: 'Harga panen' }));
  await press(m('outline.remove'));
  await expect(page.getByText(m('outline.remove-title', { name: 'Harga panen' }))).toBeVisible();
  await look('deletion of a section');
  await closeSheets();
}

async function lookAtConflicts(visit: Visit) {
  const { page, m, look, press } = visit;
  const store = await ownStore(page, 'kopirintik');
  await conflict(page, store);
  await openEditor(visit, editorAt(store, 'outline'));
  await expect(page.getByRole('button', { name: m('conflicts.decide') })).toBeVisible();
  await look('editor with a conflict');
  await press(m('publish.title'));
  await visit.arrive('publish.undecided');
  await look('publishing with a conflict');
  await press(m('publish.close'));
  await press(m('conflicts.decide'));
  await expect(page.getByText(m('conflicts.text'))).toBeVisible();
  await look('the conflict');
}

async function lookAtPreview(visit: Visit) {
  const { page, watch, m, shared, go, look, press, closeSheets } = visit;
  const store = await ownStore(page, 'kopirintik');
  await openEditor(visit, editorAt(store, 'page'));
  const pane = paneOf(visit, 'page');
  await expect(page.frameLocator('iframe >> visible=true').getByRole('main')).toBeVisible();
  await look('page', pane);
  const repair = await breakDown(page, watch, PreviewLinksDocument);
  await press(m('preview.share'));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toContainText(m('preview.links-failed'));
  await look('sharing fails');
  await repair();
  await sheet.getByRole('link', { name: shared['action.retry'] }).click();
  await expect(sheet).toContainText(m('preview.links-none'));
  await press(m('preview.links-create'));
  await expect(sheet).toContainText(m('preview.links-open'));
  await look('sharing');
  await closeSheets();

  const mend = await breakDown(page, watch, PreviewDocument);
  await go('/account');
  await visit.arrive('account.title');
  await go(editorAt(store, 'page'));
  await expect(page.locator(pane).getByRole('alert')).toContainText(m('preview.failed'));
  await look('page fails', pane);
  await mend();
  await page.locator(pane).getByRole('link', { name: shared['action.retry'] }).click();
  await expect(page.frameLocator('iframe >> visible=true').getByRole('main')).toBeVisible();
}

async function lookAtPublication(visit: Visit) {
  const { page, watch, m, shared, go, look, press, closeSheets } = visit;
  const store = await ownStore(page, 'kopirintik');
  await openEditor(visit, editorAt(store, 'outline'));
  const sheet = page.getByRole('dialog');
  await press(m('publish.title'));
  await expect(sheet).toContainText(m('publish.no-changes'));
  await look('publishing, no changes');
  await closeSheets();

  await changeDraft(page, store, ({ app }) => {
    app.name = 'Kopi Rintik Sore';
    app.header = 4;
  });
  const reopen = async () => {
    await go('/account');
    await visit.arrive('account.title');
    await go(editorAt(store, 'outline'));
    await press(m('publish.title'));
  };
  await reopen();
  await expect(page.getByRole('button', { name: m('publish.send') })).toBeEnabled();
  await expect(sheet).not.toContainText(m('publish.selling-loading'), { timeout: 30_000 });
  await look('publishing, ready');
  const repair = await breakDown(page, watch, PublishDraftDocument);
  await visit.fill('publish.message', 'Menu sore');
  await press(m('publish.send'));
  await expect(sheet.getByRole('alert')).toHaveText(shared['failure.text']);
  await expect(sheet.getByLabel(m('publish.message'))).toHaveValue('Menu sore');
  await repair();
  await press(m('publish.later'));
  await press(m('publish.with-end'));
  await press(m('publish.schedule'));
  await look('publishing, later');
  await press(m('publish.compare'));
  await look('publishing, before and after');
  await closeSheets();

  await reopen();
  await press(m('publish.later'));
  await sheet.locator('[aria-pressed]').nth(2).click();
  await press(m('publish.schedule'));
  await visit.arrive('publish.scheduled');
  await look('publishing, scheduled');
  await closeSheets();

  await changeDraft(page, store, ({ app }) => void (app.tagline = 'Sore'));
  await reopen();
  await press(m('publish.send'));
  await visit.arrive('publish.live');
  await look('publishing, live');
  await closeSheets();

  await changeDraft(page, store, ({ app, components }) => {
    app.name = '';
    components.splice(0, components.length);
    app.payment_options = [];
  });
  await reopen();
  await expect(sheet.getByRole('button', { name: m('publish.send') })).toBeVisible();
  await expect(sheet).not.toContainText(m('publish.selling-loading'), { timeout: 30_000 });
  await look('publishing, errors');
}

/** A person who may only view. */
async function lookAsViewer(visit: Visit) {
  const { page, m, look, press } = visit;
  const store = await newStore('kebunara');
  await own(page, store);
  await changeDraft(page, store, ({ app }) => void (app.name = 'Kebunara Sore'));
  await joinAs(page, store, 'viewer');
  await openEditor(visit, editorAt(store, 'form', '/app/~look'));
  await expect(page.getByText(m('form.read-only'))).toBeVisible();
  await look('editor of a viewer');
  await press(m('publish.review'));
  await expect(page.getByText(m('publish.not-allowed'))).toBeVisible();
  await look('changes, for a viewer');
}

async function lookAtSaving(visit: Visit) {
  const { page, watch, m, look, press, go } = visit;
  const store = await newStore('kopirintik');
  const person = await joinAs(page, store, 'editor', ['content', 'look', 'rules']);
  const path = editorAt(store, 'form', '/app/~identity');
  await openEditor(visit, path);
  const form = page.locator(paneOf(visit, 'form'));
  const name = form.getByRole('textbox').first();
  const saved = page.getByText(m('editor.saved'), { exact: true }).first();
  const type = (text: string) => name.fill(text);
  await expect(name).toBeVisible();

  const connect = await goOffline(page, watch);
  await type('Kopi tanpa sambungan');
  await expect(page.getByText(m('editor.offline')).first()).toBeVisible();
  await look('editor, offline');
  await press(m('publish.review'));
  await visit.arrive('publish.unsaved');
  await look('publishing, offline');
  await press(m('publish.close'));
  await connect();
  await expect(saved).toBeVisible();

  const repair = await breakDown(page, watch, SaveDraftDocument);
  await type('Kopi dengan gangguan');
  await expect(page.getByText(m('editor.failed')).first()).toBeVisible();
  await look('editor, not saved');
  await repair();
  // The studio may have tried by itself in the meantime.
  await page
    .getByRole('button', { name: m('editor.try-now'), exact: true })
    .or(saved)
    .first()
    .click();
  await expect(saved).toBeVisible();

  await page.context().clearCookies();
  await type('Kopi setelah sesi habis');
  const sheet = page.getByRole('dialog', { name: m('sign-in.again-title') });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(m('editor.signed-out')).first()).toBeVisible();
  await look('editor, signed out');
  await press(m('editor.sign-in'));
  await sheet.getByLabel(m('sign-in.password'), { exact: true }).fill(person.password);
  await sheet.getByRole('button', { name: m('sign-in.send') }).click();
  await expect(saved).toBeVisible();
  await expect(name).toHaveValue('Kopi setelah sesi habis');

  await go('/account');
  const content = page.getByRole('button', { name: m('editor.undo') });
  await lookAtLoading(visit, { path, document: OpenDraftDocument, content });
}

export const editorRooms = {
  '/stores/:codename': {
    outline: lookAtOutline,
    'forms of the store': lookAtStoreForms,
    'forms of parts': lookAtPartForms,
    pickers: lookAtPickers,
    conflicts: lookAtConflicts,
    preview: lookAtPreview,
    publication: lookAtPublication,
    viewer: lookAsViewer,
    saving: lookAtSaving,
  },
};
