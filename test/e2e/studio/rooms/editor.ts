import { expect } from '../../watched-test';
import type { Visit } from './visit';

export const editorAt = (store: string, pane: 'outline' | 'page' | 'form', place = '') =>
  `/stores/${store}?${new URLSearchParams({ pane, ...(place && { place }) })}`;

export const paneOf = ({ m }: Visit, pane: 'outline' | 'page' | 'form') =>
  `section[aria-label="${m(`editor.${pane}`)}"]`;

export async function openEditor(visit: Visit, path: string) {
  await visit.open(path);
  await expect(visit.page.getByRole('button', { name: visit.m('editor.undo') })).toBeVisible();
}
