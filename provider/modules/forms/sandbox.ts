import { FormLineType } from '../../__generated__/codes';
import type { FastifyInstance } from 'fastify';
import { orNotFound } from '../../errors/call-errors';
import { sendPrivatePicture } from '../../http/send-private-picture';
import type { Forms } from './index';
import type { FilledLine, ListedAnswer } from './queries';
import { html, listTable, sendPage } from '../../sandbox/page';

const path = '/sandbox/forms';

const valueOf = (answer: string, { type, view_uid, value }: FilledLine) =>
  type === FormLineType.FILE ? html`<a href="${path}/${answer}/${view_uid}">Picture</a>` : value;

const row = ({ id, codename, username, title, lines }: ListedAnswer) => html`
  <tr id="${id}">
    <td>${codename}</td>
    <td>${title}</td>
    <td>${username}</td>
    <td><dl>${lines.map((line) => html`<dt>${line.label}</dt><dd>${valueOf(id, line)}</dd>`)}</dl></td>
  </tr>`;

const table = (answers: readonly ListedAnswer[]) =>
  listTable(['Store', 'Form', 'Customer', 'Answers'], answers.map(row), 'No form was sent yet.');

const params = {
  type: 'object',
  properties: { answer: { type: 'integer' }, line: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' } },
};

/** Lists what customers sent with the forms of stores' pages. */
export function sandboxFormRoutes(app: FastifyInstance, { forms: { forms } }: { forms: Forms }) {
  app.get(path, async (_request, reply) => sendPage(reply, path, 'Forms', table(await forms.newest())));

  app.get<{ Params: { answer: number; line: string } }>(
    `${path}/:answer/:line`,
    { schema: { params } },
    async ({ params: { answer, line } }, reply) =>
      sendPrivatePicture(reply, orNotFound(await forms.picture(answer, line), 'The picture does not exist')),
  );
}
