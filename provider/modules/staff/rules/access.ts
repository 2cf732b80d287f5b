import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { SignedInStaff } from '../../../staff';
import type { Membership } from '../queries/memberships';
import type { Role } from '../rights';
import { isPowerful, may, type StaffOperation } from './permissions';
import type { StaffParts } from './staff-parts';

const noStore = 'The store does not exist';

/** Whether a person has to turn the second factor on before they may use a role. */
export const lacksSecondFactor = (
  { studio }: Pick<StaffParts, 'studio'>,
  { hasSecondFactor, isDemo }: Pick<SignedInStaff, 'hasSecondFactor' | 'isDemo'>,
  role: Role,
) => studio.needsSecondFactor && isPowerful(role) && !hasSecondFactor && !isDemo;

export function createAccess(parts: Pick<StaffParts, 'memberships' | 'studio'>) {
  /** The person's membership, whatever it allows. @throws NotFound where the store is none of the person's */
  const membership = async (staff: SignedInStaff, codename: string): Promise<Membership> =>
    orNotFound(await parts.memberships.find(staff.id, codename), noStore);

  return {
    membership,

    /**
     * Asked at each call, so that a member who was removed has no access from then on.
     * @param changed JSON pointers of what an edit changes
     * @throws NotFound where the store is none of the person's; Refused NOT_ALLOWED, SECOND_FACTOR_NEEDED
     */
    async require(
      staff: SignedInStaff,
      codename: string,
      operation: StaffOperation,
      changed: readonly string[] = [],
    ): Promise<Membership> {
      const found = await membership(staff, codename);
      if (lacksSecondFactor(parts, staff, found.role)) throw new Refused('SECOND_FACTOR_NEEDED');
      if (!may(found, operation, changed)) throw new Refused('NOT_ALLOWED');
      return found;
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
