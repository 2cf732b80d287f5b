import { html } from './html';
import type { SandboxPath } from './page';

interface Store {
  codename: string;
  name: string;
}

/** What a page with the filter may be asked for. */
export const storeFilterQuery = {
  type: 'object',
  properties: { store: { type: 'string', maxLength: 40, default: '' } },
};

/** A form that shows a page of one store, or of all. */
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
