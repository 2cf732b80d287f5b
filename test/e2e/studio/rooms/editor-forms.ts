import { expect } from '../../watched-test';
import { editorAt, openEditor, paneOf } from './editor';
import { ownStore, signInAs } from './staff';
import type { Visit } from './visit';

/** Places whose forms have all kinds of controls, by the store of which they are. */
const places = {
  kebunara: [
    '/app/~identity',
    '/app/~look',
    '/app/~home',
    '/app/~popup',
    '/app/~search',
    '/app/~selling',
    '/app/~delivery',
    '/app/~payment',
    '/app/~wallet',
    '/app/terms',
    '/theme',
  ],
  parts: [
    '/app/slider/0',
    '/app/carriers/0',
    '/app/payment_options/2',
    '/components/0',
    '/components/0/segments/0',
    '/components/0/segments/3',
    '/components/1',
    '/components/10',
  ],
  antarin: ['/rides', '/rides/hours/1', '/rides/zones/0', '/forms/1', '/forms/1/lines/2'],
  plasanusa: ['/bill_services/0', '/components/0/segments/1/ctas/0'],
} as const;

async function lookAtForms(visit: Visit, store: string, list: readonly string[]) {
  const { page, go, look } = visit;
  const pane = paneOf(visit, 'form');
  for (const place of list) {
    const shownText = () => page.locator(pane).first().innerText();
    const before = await shownText();
    await go(editorAt(store, 'form', place));
    await expect.poll(shownText).not.toBe(before);
    await expect(page.locator(pane).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator(pane).locator('[role=status] [aria-hidden]')).toHaveCount(0);
    await look(`form of ${place}`, pane);
  }
}

export async function lookAtStoreForms(visit: Visit) {
  await signInAs(visit.page);
  await openEditor(visit, editorAt('kebunara', 'form'));
  await lookAtForms(visit, 'kebunara', places.kebunara);
}

export async function lookAtPartForms(visit: Visit) {
  await signInAs(visit.page);
  await openEditor(visit, editorAt('kebunara', 'form'));
  await lookAtForms(visit, 'kebunara', places.parts);
  await lookAtForms(visit, 'antarin', places.antarin);
  await lookAtForms(visit, 'plasanusa', places.plasanusa);
}

/** What fields open, and what they say about what is typed. */
export async function lookAtPickers(visit: Visit) {
  const { page, m, go, look, press, closeSheets } = visit;
  const store = await ownStore(page, 'kebunara');
  await openEditor(visit, editorAt(store, 'form', '/app/slider/0'));
  await press(m('pictures.change'));
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await look('choosing a picture');
  await closeSheets();
  const form = page.locator(paneOf(visit, 'form'));
  await form
    .getByRole('button', { name: m('form.link.component') })
    .first()
    .click();
  await look('choosing what opens');
  await page.getByRole('dialog').getByText(m('form.link.item'), { exact: true }).click();
  await form
    .getByRole('button', { name: m('form.item.choose') })
    .last()
    .click();
  await visit.arrive('form.item.none');
  await look('choosing an item');
  await closeSheets();
  await go(editorAt(store, 'form', '/app/~delivery'));
  await form.getByRole('button', { name: /Bandung/ }).click();
  await page.getByRole('dialog').getByRole('listitem').nth(3).waitFor();
  await look('choosing a city');
  await closeSheets();
  await go(editorAt(store, 'form', '/app/~look'));
  await visit.arrive('form.group.look');
  await form.locator('input[spellcheck=false]').first().fill('#1F3D1');
  await expect(page.getByText(m('outline.issues', { count: 1 })).first()).toBeVisible();
  await look('a field with an error');
  await press(m('outline.list'));
  await look('the list of errors');
}
