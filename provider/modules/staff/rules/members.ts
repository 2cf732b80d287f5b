import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { Queryable } from '../../../database/database';
import type { SignedInStaff } from '../../../staff';
import type { Membership } from '../queries/memberships';
import type { Rights, Role, Scope } from '../rights';
import type { Access } from './access';
import type { StaffParts } from './staff-parts';

/** @throws Refused SCOPES_MISSING for an editor without scopes */
export function rightsOf(role: Role, scopes: readonly Scope[]): Rights {
  if (role !== 'editor') return { role, scopes: [] };
  if (scopes.length === 0) throw new Refused('SCOPES_MISSING');
  return { role, scopes: [...new Set(scopes)].sort() };
}

const plain = ({ role, scopes }: Rights) => ({ role, scopes });

/** Who belongs to a store. */
export function createMembers(parts: StaffParts, access: Access) {
  const { audit, database, memberships, now } = parts;

  /**
   * The owners stay locked while a member changes. Whoever is no longer an owner by then changes nobody.
   * @throws NotFound; Refused NOT_ALLOWED, LAST_OWNER
   */
  async function lockMember(transaction: Queryable, { staffId, storeId }: Membership, staffUid: string, role?: Role) {
    const owners = await memberships.lockOwners(transaction, storeId);
    const member = orNotFound(await memberships.ofPerson(transaction, storeId, staffUid));
    const leaves = role === undefined && member.id === staffId;
    if (!leaves && !owners.includes(staffId)) throw new Refused('NOT_ALLOWED');
    if (role !== 'owner' && owners.length === 1 && owners[0] === member.id) throw new Refused('LAST_OWNER');
    return member;
  }

  return {
    async list(staff: SignedInStaff, codename: string) {
      const { storeId } = await access.require(staff, codename, 'read');
      return memberships.list(storeId, now());
    },

    /** @throws NotFound; Refused NOT_ALLOWED, LAST_OWNER, SCOPES_MISSING, SECOND_FACTOR_NEEDED */
    async change(staff: SignedInStaff, codename: string, staffUid: string, role: Role, scopes: readonly Scope[]) {
      const by = await access.require(staff, codename, 'changeMember');
      const rights = rightsOf(role, scopes);
      await database.transaction(async (transaction) => {
        const member = await lockMember(transaction, by, staffUid, role);
        await memberships.change(transaction, by.storeId, member.id, rights);
        const detail = { ...plain(rights), from: plain(member) };
        const about = { by: staff.id, storeId: by.storeId, about: member.id };
        await audit.add(transaction, { action: 'member_changed', ...about, detail }, now());
      });
    },

    /** Everybody may leave. @throws NotFound; Refused NOT_ALLOWED, LAST_OWNER, SECOND_FACTOR_NEEDED */
    async remove(staff: SignedInStaff, codename: string, staffUid: string) {
      const by =
        staffUid === staff.viewUid
          ? await access.membership(staff, codename)
          : await access.require(staff, codename, 'changeMember');
      await database.transaction(async (transaction) => {
        const member = await lockMember(transaction, by, staffUid);
        await memberships.remove(transaction, by.storeId, member.id);
        const about = { by: staff.id, storeId: by.storeId, about: member.id };
        await audit.add(transaction, { action: 'member_removed', ...about, detail: { from: plain(member) } }, now());
      });
    },

    /** @throws NotFound; Refused NOT_ALLOWED, SECOND_FACTOR_NEEDED */
    async listAudit(staff: SignedInStaff, codename: string, before?: number) {
      const { storeId } = await access.require(staff, codename, 'readAudit');
      return audit.page(storeId, before);
    },
  };
}
