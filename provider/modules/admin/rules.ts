import type { PictureStore } from '../../media/blob-store';
import { drawPicture } from '../../media/draw-picture';
import type { Database } from '../../database/database';
import { encodePicture } from '../../media/encode-picture';
import { BadRequest, orNotFound } from '../../errors/call-errors';
import { Refused, type StaffRefusalReason } from '../../errors/refusal';
import type { Deps } from '../deps';
import { insertPicture } from '../studio/queries/pictures';
import { existingItems } from '../stores/queries/existing-items';
import type { MediaAdmin, ResourceAdmin, StaffAdmin, StoreAdmin } from './store-admin';
import type { Staff } from '../staff';
import { resourceHistory } from '../catalogue/queries/resource-revisions';
import { createHistory } from '../stores/queries/history';
import { findStoreId } from '../stores/queries/stores';
import type { RebasedEnd } from '../stores/rules/plan';
import { applyFile, rowsOf } from '../store-files/apply-file';
import { lockStore } from '../store-files/queries';
import type { Catalogue } from '../catalogue';
import type { Stores } from '../stores';
import { checkItemsAside, withCheckedStore } from '../../store-check/check-aside';
import { changesText, conflictText } from '../../store-check/document-changes';
import { type Issue, pathText, SourceRefused } from '../../store-check/issue';

async function isDrawn(picture: string): Promise<boolean> {
  const [kind = '', name = ''] = picture.split('/');
  return (await drawPicture(kind, name)) !== null;
}

async function missingPictures(blobs: PictureStore, pictures: readonly string[]): Promise<string[]> {
  const stored = await blobs.existing(pictures);
  const missing: string[] = [];
  for (const picture of pictures) {
    if (!stored.has(picture) && !(await isDrawn(picture))) missing.push(picture);
  }
  return missing;
}

const noStore = (codename: string) => `There is no store "${codename}"`;

export const createLocalMedia = ({ database, blobs, now }: Pick<Deps, 'blobs' | 'database' | 'now'>): MediaAdmin => ({
  async addPicture(codename, { kind, file, body }) {
    const storeId = orNotFound(await findStoreId(database, codename), noStore(codename));
    const { name, type, body: encoded, width, height } = await encodePicture(file, body);
    const picture = `${kind}/${name}`;
    await insertPicture(database, storeId, { picture, width, height, bytes: encoded.length }, now());
    await blobs.put(picture, { type, body: encoded });
    return { picture, width, height, bytes: encoded.length };
  },

  async findMissing(codename, { pictures, items }) {
    const existing = await existingItems(database, codename, items);
    return {
      pictures: await missingPictures(blobs, [...new Set(pictures)]),
      items: items.filter((item) => !existing.has(item)),
    };
  },
});

const told = <Change extends { rebased: readonly RebasedEnd[] }>({ rebased, ...change }: Change) => ({
  ...change,
  rebased: rebased.map(({ cause, at, author, message, conflicts }) => ({
    end: cause,
    at,
    author,
    message,
    conflicts: conflicts.map(conflictText),
  })),
});

export const createLocalResources = (database: Database, { planCheck }: Catalogue['selling']): ResourceAdmin => ({
  exportResource: (codename, resource) =>
    database.transaction(async (transaction) => {
      const store = await lockStore(transaction, codename);
      const { entries, revision } = await rowsOf[resource].read(transaction, store, []);
      return { codename, revision, entries };
    }),

  applyResource: async (codename, resource, source, options = {}) =>
    told(await applyFile(database, codename, resource, source, options, planCheck(codename))),

  async resourceHistory(codename, resource) {
    const store = await database.transaction((transaction) => lockStore(transaction, codename));
    if (resource === 'items' || resource === 'vouchers') return resourceHistory(database, store.id, resource);
    const revisions = await createHistory(database).history(codename);
    return revisions.flatMap(({ number, moves }) =>
      moves.map(({ cause, changes, ...move }) => ({
        revision: number,
        summary: [cause, changesText(changes)].filter(Boolean).join(', '),
        ...move,
      })),
    );
  },
});

/** What an operator reads, who has a terminal in place of a page. */
const refusalTexts: Partial<Record<StaffRefusalReason, string>> = {
  ALREADY_MEMBER: 'The e-mail already belongs to a member of the store',
  INVITATIONS_FULL: 'The store already has 50 open invitations',
  SCOPES_MISSING: 'An editor needs scopes: --scopes content,look,rules',
};

export const createLocalStaff = ({
  invitations,
  erase,
  reset,
}: Pick<Staff, 'invitations' | 'erase' | 'reset'>): StaffAdmin => ({
  async inviteStaff(codename, invitation) {
    try {
      return { path: await invitations.createAsOperator(codename, invitation) };
    } catch (error) {
      const text = error instanceof Refused && refusalTexts[error.code as StaffRefusalReason];
      throw text ? new BadRequest(text) : error;
    }
  },

  async resetStaff(email) {
    return { password: await reset(email) };
  },

  async forgetStaff(email) {
    await erase(email);
    return null;
  },
});

interface Parts extends Pick<Catalogue, 'items' | 'selling'>, Pick<Stores, 'revisions'> {
  resources: ResourceAdmin;
  media: MediaAdmin;
  staff: StaffAdmin;
}

export const createLocalAdmin = ({ revisions, items, selling, resources, media, staff }: Parts): StoreAdmin => ({
  ...resources,
  ...media,
  ...staff,

  apply: (codename, { file, text }, options) =>
    withCheckedStore(text, file, async (store) => {
      if (store.filled.codename !== codename) {
        store.refuse([
          { path: ['codename'], reason: `"${store.filled.codename}" is applied to the store "${codename}"` },
        ]);
      }
      return told(await revisions.apply(store, options, selling.planCheck(codename)));
    }),

  async rollback(codename, to, change) {
    const refuse = (issues: Issue[]) => {
      const file = `${codename}, revision ${to ?? 'before the current one'}`;
      throw new SourceRefused(
        issues.map(({ path, reason, hint }) => ({ file, line: 1, column: 1, path: pathText(path), reason, hint })),
      );
    };
    const result = await revisions.rollback(codename, to, refuse, change, { check: selling.planCheck(codename) });
    const missing = to ? `"${codename}" has no revision ${to}` : `"${codename}" has no earlier revision`;
    return told(orNotFound(result, missing));
  },

  async export(codename, revision) {
    const exported = await revisions.document(codename, revision);
    return orNotFound(exported, revision ? `"${codename}" has no revision ${revision}` : noStore(codename));
  },

  async history(codename) {
    const records = await revisions.history(codename);
    return orNotFound(records.length > 0 ? records : undefined, noStore(codename));
  },

  list: () => revisions.list(),

  async replaceItems(codename, { file, text }) {
    const context = orNotFound(await items.catalogueContext(codename), noStore(codename));
    const catalogue = await checkItemsAside(text, file, context);
    await items.replace(codename, catalogue);
    return { items: catalogue.items.length };
  },
});
