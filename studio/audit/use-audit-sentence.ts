import { useMoment } from '../../src/i18n/dates';
import type { AuditQuery } from '../__generated__/gql/graphql';
import { useRoleText } from '../i18n/use-role-text';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { nameOfPicture } from '../pictures/picture-title';
import { readDetail } from './read-detail';

type Page = Extract<NonNullable<AuditQuery['store']>['audit'], { __typename: 'AuditPage' }>;
export type AuditEntry = Page['entries'][number];

/** The sentence of each action. */
export const auditKeys = {
  signed_in: 'audit.signed-in',
  sign_in_locked: 'audit.sign-in-locked',
  signed_out: 'audit.signed-out',
  sessions_ended: 'audit.sessions-ended',
  profile_changed: 'audit.profile-changed',
  password_changed: 'audit.password-changed',
  second_factor_on: 'audit.second-factor-on',
  second_factor_off: 'audit.second-factor-off',
  recovery_codes_renewed: 'audit.recovery-codes-renewed',
  invited: 'audit.invited',
  invitation_revoked: 'audit.invitation-revoked',
  joined: 'audit.joined',
  member_changed: 'audit.member-changed',
  member_removed: 'audit.member-removed',
  person_reset: 'audit.person-reset',
  person_erased: 'audit.person-erased',
  draft_changed: 'audit.draft-changed',
  draft_discarded: 'audit.draft-discarded',
  published: 'audit.published',
  scheduled: 'audit.scheduled',
  schedule_moved: 'audit.schedule-moved',
  schedule_cancelled: 'audit.schedule-cancelled',
  restored: 'audit.restored',
  picture_added: 'audit.picture-added',
  picture_renamed: 'audit.picture-renamed',
  picture_deleted: 'audit.picture-deleted',
  picture_restored: 'audit.picture-restored',
  preview_shared: 'audit.preview-shared',
  preview_revoked: 'audit.preview-revoked',
} as const;

const isKnown = (action: string): action is keyof typeof auditKeys => Object.hasOwn(auditKeys, action);

const pictureKeys = {
  picture_added: 'audit.picture-named-added',
  picture_renamed: 'audit.picture-named-renamed',
  picture_deleted: 'audit.picture-named-deleted',
  picture_restored: 'audit.picture-named-restored',
} as const;

const isOfPicture = (action: string): action is keyof typeof pictureKeys => Object.hasOwn(pictureKeys, action);

/**
 * Says who did what.
 * @param partNames says what parts of the store's document are called
 */
export function useAuditSentence(partNames: (parts: readonly string[]) => string) {
  const m = useStudioMessages();
  const roleText = useRoleText();
  const moment = useMoment();
  const unknown = m('audit.unknown-value');
  const nameOf = (person: AuditEntry['by']) => (person ? person.name || m('audit.erased') : m('audit.operator'));

  return ({ action, by, about, detail }: AuditEntry): string => {
    const { rights, from, number, start, end, parts, picture, revision } = readDetail(detail);
    const values = {
      by: nameOf(by),
      about: nameOf(about),
      role: rights ? roleText(rights) : unknown,
      from: from ? roleText(from) : unknown,
      start: start ? moment(start) : unknown,
      end: end ? moment(end) : unknown,
      number: number ?? revision ?? unknown,
      parts: partNames(parts),
      picture: picture ? nameOfPicture(picture) : unknown,
      action,
    };
    if (!isKnown(action)) return m('audit.other', values);
    if (action === 'scheduled' && end) return m('audit.scheduled-until', values);
    if (action === 'member_removed' && by?.id === about?.id) return m('audit.left', values);
    if (action === 'draft_changed' && parts.length > 0) return m('audit.draft-changed-parts', values);
    if (action === 'preview_shared' && revision !== null) {
      return m(revision < 0 ? 'audit.preview-shared-draft' : 'audit.preview-shared-version', values);
    }
    if (action === 'preview_revoked' && about && about.id !== by?.id) return m('audit.preview-revoked-of', values);
    if (picture && isOfPicture(action)) return m(pictureKeys[action], values);
    return m(auditKeys[action], values);
  };
}
