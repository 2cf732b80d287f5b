import type { FastifyReply } from 'fastify';

/** Safe markup, which only `html` creates. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | readonly Html[];

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => references[character] ?? character);

const markupOf = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  return typeof part === 'object' ? part.map(markupOf).join('') : escaped(String(part));
};

/** Escapes every value that is not markup. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]) =>
  new Html(texts.map((text, index) => text + markupOf(parts[index] ?? '')).join(''));

const links = [
  { path: '/sandbox', label: 'Outbox' },
  { path: '/sandbox/orders', label: 'Orders' },
  { path: '/sandbox/invoices', label: 'Invoices' },
  { path: '/sandbox/refunds', label: 'Refunds' },
  { path: '/sandbox/bills', label: 'Bills' },
  { path: '/sandbox/rides', label: 'Rides' },
  { path: '/sandbox/forms', label: 'Forms' },
  { path: '/sandbox/chat', label: 'Chat' },
  { path: '/sandbox/closed-accounts', label: 'Closed accounts' },
] as const;

type SandboxPath = (typeof links)[number]['path'];

const style = html`
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  body { max-width: 70rem; margin: 0 auto; padding: 1rem }
  nav { display: flex; flex-wrap: wrap; gap: 0 1rem }
  form { margin-inline-end: 1rem }
  [aria-current] { font-weight: bold }
  main { overflow-x: auto }
  table { width: 100%; border-collapse: collapse }
  th, td { min-width: 6rem; padding: .5rem; text-align: start; overflow-wrap: anywhere; vertical-align: top; border-block-end: 1px solid }
  pre { margin: 0; white-space: pre-wrap; font: inherit }`;

const navigation = (current: SandboxPath) => html`
  <nav aria-label="Sandbox console">
    ${links.map(({ path, label }) =>
      path === current
        ? html`<a href="${path}" aria-current="page">${label}</a>`
        : html`<a href="${path}">${label}</a>`,
    )}
  </nav>`;

/** Without scripts, and not cached. */
export const sendPage = (reply: FastifyReply, current: SandboxPath, title: string, content: Html) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(
      html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Sandbox console</title>
    <style>${style}</style>
  </head>
  <body>
    ${navigation(current)}
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`.markup,
    );

export const listTable = (columns: readonly string[], rows: readonly Html[], noneText: string) =>
  rows.length === 0
    ? html`<p>${noneText}</p>`
    : html`
      <table>
        <thead>
          <tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr>
        </thead>
        <tbody>${rows}</tbody>
      </table>`;

interface Store {
  codename: string;
  name: string;
}

export const storeFilterQuery = {
  type: 'object',
  properties: { store: { type: 'string', maxLength: 40, default: '' } },
};

/** The query of a page, which carries the outcome of the last action. */
export const outcomeQuery = (outcomes: object) => ({
  ...storeFilterQuery,
  properties: { ...storeFilterQuery.properties, outcome: { type: 'string', enum: Object.keys(outcomes) } },
});

export const storeFilter = (path: SandboxPath, stores: readonly Store[], chosen: string) => html`
  <form action="${path}">
    <label>Store
      <select name="store">
        <option value="">All stores</option>
        ${stores.map(({ codename, name }) =>
          codename === chosen
            ? html`<option value="${codename}" selected>${name}</option>`
            : html`<option value="${codename}">${name}</option>`,
        )}
      </select>
    </label>
    <button>Show</button>
  </form>`;
