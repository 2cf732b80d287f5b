import type { Queryable } from '../../database/database';
import type { Preview } from '../../database/previews';
import { orNotFound } from '../../errors/call-errors';
import { Refused } from '../../errors/refusal';
import type { SignedInStaff } from '../../staff';
import type { Deps } from '../deps';
import type { Staff } from '../staff';
import { lacksSecondFactor } from '../staff/rules/access';
import { may, type StaffOperation } from '../staff/rules/permissions';
import { createPreviewLinks, type Viewer } from './queries/preview-links';

const maxOpen = 50;
/** Who may change a draft may show it. */
const sharing = 'edit';

type Needs = Pick<Deps, 'database' | 'now' | 'studio'>;

/** Who may see a revision that is not published: members of the store, and people with a link that a member shared. */
export function createPreviews({ database, now, studio }: Needs, { access, audit }: Staff) {
  const links = createPreviewLinks(database);

  const mayShow = (viewer: Omit<Viewer, 'isShared'>, operation: StaffOperation) =>
    !lacksSecondFactor({ studio }, viewer, viewer.role) && may({ role: viewer.role, scopes: [] }, operation);

  /** Links that show something. */
  const working = async (storeId: number, queryable?: Queryable) =>
    (await links.list(storeId, now(), queryable)).filter((link) => mayShow(link, sharing));

  return {
    /**
     * Asked at each read, so that a member who was removed, a link that was revoked and one of a member who may not share
     * any more show nothing from then on.
     */
    async isAllowed({ codename, revision, grant }: Preview): Promise<boolean> {
      const viewer = await links.viewer(codename, revision, grant, now());
      return viewer !== undefined && mayShow(viewer, viewer.isShared ? sharing : 'read');
    },

    /** @throws NotFound; Refused NOT_ALLOWED, SECOND_FACTOR_NEEDED, PREVIEWS_FULL */
    async share(staff: SignedInStaff, codename: string, revision: number) {
      const { storeId } = await access.require(staff, codename, sharing);
      return database.transaction(async (transaction) => {
        await links.lock(transaction, storeId);
        if ((await working(storeId, transaction)).length >= maxOpen) throw new Refused('PREVIEWS_FULL');
        const added = orNotFound(await links.add(transaction, { storeId, revision, staffId: staff.id }, now()));
        const { staffId: _, ...link } = added;
        const detail = { link: link.link_uid, revision };
        await audit.add(transaction, { action: 'preview_shared', by: staff.id, storeId, detail }, now());
        return { ...link, can_revoke: 1 };
      });
    },

    /** @throws NotFound; Refused SECOND_FACTOR_NEEDED */
    async list(staff: SignedInStaff, codename: string) {
      const membership = await access.require(staff, codename, 'read');
      const mayRevoke = may(membership, 'revokePreview');
      return (await working(membership.storeId)).map(
        ({ staffId, role: _, hasSecondFactor: __, isDemo: ___, ...link }) => ({
          ...link,
          can_revoke: Number(mayRevoke || staffId === staff.id),
        }),
      );
    },

    /** Everybody may revoke their own. @throws NotFound; Refused NOT_ALLOWED, SECOND_FACTOR_NEEDED */
    async revoke(staff: SignedInStaff, codename: string, linkUid: string) {
      const membership = await access.require(staff, codename, 'read');
      const { storeId } = membership;
      await database.transaction(async (transaction) => {
        const { id, staffId, revision, isOpen } = orNotFound(await links.find(transaction, storeId, now(), linkUid));
        if (staffId !== staff.id && !may(membership, 'revokePreview')) throw new Refused('NOT_ALLOWED');
        if (!isOpen) return;
        await links.revoke(transaction, id, now());
        const detail = { link: linkUid, revision };
        const event = { action: 'preview_revoked', by: staff.id, about: staffId, storeId, detail } as const;
        await audit.add(transaction, event, now());
      });
    },

    dropExpired: () => links.dropOld(now()),
  };
}
