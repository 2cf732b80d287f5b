import type { Queryable } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { SignedInStaff } from '../../../staff';
import { newSecret, secretHash } from '../../accounts/queries/secrets';
import { takeAttempt } from '../../accounts/rules/account-parts';
import { findStoreId } from '../../stores/queries/stores';
import type { OpenInvitation } from '../queries/invitations';
import type { StaffLanguage } from '../queries/people';
import { storeName } from '../queries/store-for-mail';
import type { Rights, Role, Scope } from '../rights';
import type { Access } from './access';
import { rightsOf } from './members';
import { invitationMail } from './notices';
import type { OpenedSession } from './sign-in';
import type { StaffParts } from './staff-parts';

const maxOpen = 50;

/** The page that accepts an invitation. */
export const invitationPath = (token: string) => `/studio/invitations/${token}`;

interface Invited {
  email: string;
  rights: Rights;
  /** Null for an operator. */
  by: number | null;
}

interface NewcomerFields {
  name: string;
  password: string;
  language: StaffLanguage;
  device: string;
}

/** Invitations are good for 7 days and a single use. */
export function createInvitationRules(parts: StaffParts, access: Access) {
  const { audit, attemptLimiter, database, invitations, memberships, now, outbox, passwords, people } = parts;

  async function sendMail(transaction: Queryable, storeId: number, { email, rights, by }: Invited, token: string) {
    const known = await people.byEmail(email, transaction);
    const inviter = by === null ? null : await people.byId(by, transaction);
    const store = await storeName(transaction, storeId);
    const link = `${parts.studio.origin}${invitationPath(token)}`;
    const texts = invitationMail[known?.language ?? inviter?.language ?? 'in']({ store, role: rights.role, link });
    await outbox.send(transaction, { storeId, customerId: null, channel: 'email', recipient: email, ...texts });
  }

  /** @throws Refused ALREADY_MEMBER, INVITATIONS_FULL */
  const invite = (storeId: number, invited: Invited) =>
    database.transaction(async (transaction) => {
      const { email, rights, by } = invited;
      await invitations.lock(transaction, storeId);
      if (await memberships.hasEmail(transaction, storeId, email)) throw new Refused('ALREADY_MEMBER');
      await invitations.revokeOfEmail(transaction, storeId, email, now());
      if ((await invitations.list(storeId, now(), transaction)).length >= maxOpen)
        throw new Refused('INVITATIONS_FULL');
      const token = newSecret();
      const fields = { storeId, tokenHash: secretHash(token), email, ...rights, invitedBy: by };
      const invitation = await invitations.add(transaction, fields, now());
      await sendMail(transaction, storeId, invited, token);
      const detail = { invitation: invitation.invitation_uid, ...rights };
      await audit.add(transaction, { action: 'invited', by, storeId, detail }, now());
      return { invitation, token };
    });

  /** @throws Refused INVITATION_GONE */
  async function openInvitation(token: string): Promise<OpenInvitation> {
    const invitation = await invitations.open(secretHash(token), now());
    if (!invitation) throw new Refused('INVITATION_GONE');
    return invitation;
  }

  /** @throws Refused INVITATION_GONE if somebody was faster */
  async function join(transaction: Queryable, { id, viewUid, storeId, role, scopes }: OpenInvitation, staffId: number) {
    if (!(await invitations.accept(transaction, id, now()))) throw new Refused('INVITATION_GONE');
    await memberships.add(transaction, { staffId, storeId, role, scopes }, now());
    const detail = { invitation: viewUid, role, scopes };
    await audit.add(transaction, { action: 'joined', by: staffId, storeId, detail }, now());
  }

  return {
    /**
     * The token is in the mail alone: whoever has it is whom the mail was sent to.
     * @throws NotFound; Refused NOT_ALLOWED, SECOND_FACTOR_NEEDED, SCOPES_MISSING, ALREADY_MEMBER, INVITATIONS_FULL,
     * TOO_MANY_GUESSES
     */
    async create(
      staff: SignedInStaff,
      codename: string,
      { email, role, scopes }: { email: string; role: Role; scopes: readonly Scope[] },
      address: string | null,
    ) {
      const { storeId } = await access.require(staff, codename, 'invite');
      const rights = rightsOf(role, scopes);
      await takeAttempt(attemptLimiter, { storeId, purpose: 'send', account: email.toLowerCase(), address });
      return (await invite(storeId, { email, rights, by: staff.id })).invitation;
    },

    /** @returns the path of the page that accepts it @throws NotFound; Refused ALREADY_MEMBER, INVITATIONS_FULL, SCOPES_MISSING */
    async createAsOperator(
      codename: string,
      { email, role, scopes }: { email: string; role: Role; scopes: readonly Scope[] },
    ): Promise<string> {
      const storeId = orNotFound(await findStoreId(database, codename), `There is no store "${codename}"`);
      const { token } = await invite(storeId, { email, rights: rightsOf(role, scopes), by: null });
      return invitationPath(token);
    },

    async list(staff: SignedInStaff, codename: string) {
      const { storeId } = await access.require(staff, codename, 'invite');
      return invitations.list(storeId, now());
    },

    /** @throws NotFound; Refused NOT_ALLOWED, SECOND_FACTOR_NEEDED */
    async revoke(staff: SignedInStaff, codename: string, invitationUid: string) {
      const { storeId } = await access.require(staff, codename, 'invite');
      await database.transaction(async (transaction) => {
        const { wasOpen } = orNotFound(await invitations.revoke(transaction, storeId, invitationUid, now()));
        const detail = { invitation: invitationUid };
        await audit.add(transaction, { action: 'invitation_revoked', by: staff.id, storeId, detail }, now(), wasOpen);
      });
    },

    /** @throws Refused INVITATION_GONE */
    async show(token: string) {
      const { codename, store, email, role, scopes, expiresAt } = await openInvitation(token);
      const isKnown = (await people.byEmail(email)) !== null;
      return { codename, store, email, role, scopes, has_account: isKnown ? 1 : 0, expires_at: expiresAt };
    },

    /** Makes a person and signs them in. @throws Refused INVITATION_GONE, EMAIL_KNOWN */
    async accept(token: string, { name, password, language, device }: NewcomerFields): Promise<OpenedSession> {
      const invitation = await openInvitation(token);
      const { email } = invitation;
      if (await people.byEmail(email)) throw new Refused('EMAIL_KNOWN');
      const passwordHash = await passwords.hash(password);
      return database.transaction(async (transaction) => {
        const id = await people.add(transaction, { email, name, language, passwordHash }, now());
        if (id === undefined) throw new Refused('EMAIL_KNOWN');
        await join(transaction, invitation, id);
        const opened = await parts.sessions.open(transaction, { id, passwordHash }, device, 'open');
        await audit.add(transaction, { action: 'signed_in', by: id }, now());
        return { token: orNotFound(opened), needsCode: false };
      });
    },

    /** @throws Refused INVITATION_GONE, INVITATION_OF_ANOTHER */
    async joinAs(staff: SignedInStaff, token: string) {
      const invitation = await openInvitation(token);
      if (invitation.email.toLowerCase() !== staff.email.toLowerCase()) throw new Refused('INVITATION_OF_ANOTHER');
      await database.transaction((transaction) => join(transaction, invitation, staff.id));
    },
  };
}
