import { pictureUses } from '../../../../shared/documents/picture-uses';
import { encodeUpload } from '../../../../shared/pictures/encode-upload';
import { storePicturesPerStore, uploadBytes, uploadPixels } from '../../../__generated__/limits';
import type { components } from '../../../__generated__/studio';
import { requireText } from '../../../clean-text';
import type { Queryable } from '../../../database/database';
import { NotFound, orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import { contentKey } from '../../../media/blob-store';
import type { SignedInStaff } from '../../../staff';
import type { Deps } from '../../deps';
import type { Staff } from '../../staff';
import type { AuditAction } from '../../staff/queries/audit';
import { findDraft, lockDraft } from '../../stores/queries/drafts';
import { currentAt, nextMoment, plannedPointers } from '../../stores/queries/pointers';
import { getRevision, type StoredRevision } from '../../stores/queries/revisions';
import {
  countPictures,
  deleteBlob,
  forgetDeleted,
  insertPicture,
  isDeleted,
  isInALibrary,
  isNamed,
  itemsByPicture,
  lockLibraries,
  markChecked,
  nextDeleted,
  renamePicture,
  setDeleted,
  storedPictures,
} from '../queries/pictures';

type Schemas = components['schemas'];

const noPicture = 'The library has no such picture';
/** Pictures are content: menus, banners, texts. */
const ofContent = ['/components'];

type Documents = Pick<StoredRevision, 'number' | 'document'>[];

/** What customers see, may see soon, and what is being changed. The current revision comes first. */
async function livingDocuments(transaction: Queryable, codename: string, storeId: number): Promise<Documents> {
  const moment = await nextMoment(transaction, codename);
  const current = orNotFound(await currentAt(transaction, codename, moment));
  const draft = await findDraft(transaction, storeId);
  const planned = await plannedPointers(transaction, storeId, moment);
  const numbers = [...new Set(planned.map(({ revision }) => revision))].filter((one) => one !== current.number);
  const scheduled: Documents = [];
  for (const number of numbers) scheduled.push(await getRevision(transaction, storeId, number));
  return [current, ...(draft ? [{ number: draft.revision, document: draft.document }] : []), ...scheduled];
}

function usesByPicture(documents: Documents) {
  const uses = new Map<string, Schemas['PictureUse'][]>();
  for (const { number, document } of documents) {
    for (const { picture, pointer } of pictureUses(document)) {
      uses.set(picture, [...(uses.get(picture) ?? []), { revision: number, pointer }]);
    }
  }
  return uses;
}

/** With the deleted ones, whose files stay for some time. */
const maxStored = 2 * storePicturesPerStore;

const noItems = { items: 0, item_titles: [] };
const onlyNamed = { title: '', is_added: 0, width: 0, height: 0, bytes: 0, added_at: null };

/** The pictures of stores. Each call checks the rights of the person, and each change is in the audit. */
export function createPictures(
  { database, now, blobs }: Pick<Deps, 'database' | 'now' | 'blobs'>,
  { access, audit }: Pick<Staff, 'access' | 'audit'>,
) {
  async function all(transaction: Queryable, codename: string, storeId: number): Promise<Schemas['StorePictures']> {
    const documents = await livingDocuments(transaction, codename, storeId);
    const uses = usesByPicture(documents);
    const library = await storedPictures(transaction, storeId);
    const known = new Set(library.map(({ picture }) => picture));
    const items = await itemsByPicture(transaction, storeId, [...known, ...uses.keys()]);
    const shownIn = (picture: string) => ({ uses: uses.get(picture) ?? [], ...(items.get(picture) ?? noItems) });
    const named = [...uses.keys()].filter((picture) => !known.has(picture));
    return {
      limit: storePicturesPerStore,
      current: documents[0]?.number ?? 0,
      pictures: [
        ...library.map((one) => ({ ...one, is_added: 1, ...shownIn(one.picture) })),
        ...named.map((picture) => ({ picture, ...onlyNamed, ...shownIn(picture) })),
      ],
    };
  }

  const findIn = ({ pictures }: Schemas['StorePictures'], picture: string) =>
    orNotFound(
      pictures.find((one) => one.picture === picture),
      noPicture,
    );

  /** One change of the library of a store after the other, and none beside a change of its draft. */
  async function change(
    staff: SignedInStaff,
    codename: string,
    action: AuditAction,
    picture: string,
    work: (transaction: Queryable, storeId: number) => Promise<void>,
  ) {
    const { storeId } = await access.require(staff, codename, 'edit', ofContent);
    await database.transaction(async (transaction) => {
      await lockDraft(transaction, storeId);
      await work(transaction, storeId);
      await audit.add(transaction, { action, by: staff.id, storeId, detail: { picture } }, now());
    });
    return storeId;
  }

  async function requireRoom(transaction: Queryable, storeId: number, isStored: boolean) {
    const { shown, stored } = await countPictures(transaction, storeId);
    if (shown >= storePicturesPerStore || (!isStored && stored >= maxStored)) throw new Refused('PICTURES_FULL');
  }

  async function requireAdded(transaction: Queryable, storeId: number, picture: string) {
    if ((await isDeleted(transaction, storeId, picture)) !== false) throw new NotFound(noPicture);
  }

  return {
    async list(staff: SignedInStaff, codename: string) {
      const { storeId } = await access.require(staff, codename, 'read');
      return database.transaction((transaction) => all(transaction, codename, storeId));
    },

    /** Decodes the picture again, because no caller is trusted. @throws Refused, UploadRefused */
    async add(staff: SignedInStaff, codename: string, kind: string, file: Buffer) {
      await access.require(staff, codename, 'edit', ofContent);
      const body = await encodeUpload(file, { bytes: uploadBytes, pixels: uploadPixels, isTransparent: true });
      // Loaded on demand: it is slow, and most commands need no pictures.
      const { default: sharp } = await import('sharp');
      const { width, height } = await sharp(body).metadata();
      const blob = { type: 'image/webp', body };
      const picture = contentKey(kind, blob);
      const row = { picture, width, height, bytes: body.length };
      const storeId = await change(staff, codename, 'picture_added', picture, async (transaction, id) => {
        const wasDeleted = await isDeleted(transaction, id, picture);
        if (wasDeleted !== false) await requireRoom(transaction, id, wasDeleted === true);
        await insertPicture(transaction, id, row, now());
      });
      // After its row: until then, the clean-up could delete the blob of another store.
      await blobs.put(picture, blob);
      return database.transaction(async (transaction) => findIn(await all(transaction, codename, storeId), picture));
    },

    async rename(staff: SignedInStaff, codename: string, picture: string, title: string) {
      const name = requireText(title);
      await change(staff, codename, 'picture_renamed', picture, async (transaction, storeId) => {
        await requireAdded(transaction, storeId, picture);
        await renamePicture(transaction, storeId, picture, name);
      });
    },

    /** @throws Refused PICTURE_USED */
    async delete(staff: SignedInStaff, codename: string, picture: string) {
      await change(staff, codename, 'picture_deleted', picture, async (transaction, storeId) => {
        await requireAdded(transaction, storeId, picture);
        const { uses, items } = findIn(await all(transaction, codename, storeId), picture);
        if (uses.length > 0 || items > 0) throw new Refused('PICTURE_USED');
        await setDeleted(transaction, storeId, picture, now());
      });
    },

    async restore(staff: SignedInStaff, codename: string, picture: string) {
      await change(staff, codename, 'picture_restored', picture, async (transaction, storeId) => {
        const wasDeleted = orNotFound(await isDeleted(transaction, storeId, picture), noPicture);
        if (wasDeleted) await requireRoom(transaction, storeId, true);
        await setDeleted(transaction, storeId, picture, null);
      });
    },

    /** Forgets one picture that was deleted long ago and that nothing names; its file goes with the last store's. */
    deleteUnnamed: async () => {
      const next = await nextDeleted(database, now());
      if (!next) return 0;
      const { storeId, picture } = next;
      // Before the lock, for which uploads wait: a scan of all documents takes long.
      if (await isNamed(database, picture, storeId)) {
        await markChecked(database, storeId, picture, now());
        return 0;
      }
      const isNamedElsewhere = await isNamed(database, picture, null);
      return database.transaction(async (transaction) => {
        await lockLibraries(transaction);
        if (!(await forgetDeleted(transaction, storeId, picture, now()))) return 0;
        if (!isNamedElsewhere && !(await isInALibrary(transaction, picture))) await deleteBlob(transaction, picture);
        return 1;
      });
    },
  };
}
