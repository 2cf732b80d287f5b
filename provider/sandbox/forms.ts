import type { FastifyInstance } from 'fastify';
import type { Forms } from '../modules/forms';
import type { ListedAnswer } from '../modules/forms/queries';
import { html, listTable, sendPage } from './page';

const path = '/sandbox/forms';

const row = ({ id, codename, username, title, lines }: ListedAnswer) => html`
  <tr id="${id}">
    <td>${codename}</td>
    <td>${title}</td>
    <td>${username}</td>
    <td><dl>${lines.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></td>
  </tr>`;

const table = (answers: readonly ListedAnswer[]) =>
  listTable(['Store', 'Form', 'Customer', 'Answers'], answers.map(row), 'No form was sent yet.');

/** Lists what customers sent with the forms of stores' pages. */
export const sandboxFormRoutes = (app: FastifyInstance, { forms }: Forms) =>
  app.get(path, async (_request, reply) => sendPage(reply, path, 'Forms', table(await forms.newest())));
