import type { OperationId } from '../conformance/caller';
import { eachObject, type Fields } from '../second-provider/faults';

/** How a provider of the studio breaks the contract in one operation. */
export interface Fault {
  readonly room: 'sessions' | 'people' | 'newcomer' | 'revisions' | 'schedule';
  readonly operation: OperationId;
  /** Changes its replies. Without this and `form` it does nothing, and replies that it did. */
  readonly reply?: (body: Fields) => void;
  /** Changes the form of the call. */
  readonly form?: (fields: URLSearchParams) => void;
  /** The operations of the failures; by default the one with the fault. */
  readonly reported?: readonly OperationId[];
}

/** Sets fields of every object inside a reply that has one of them. */
const setting = (fields: Fields) => (body: Fields) =>
  eachObject(body, (one) => {
    for (const [name, value] of Object.entries(fields)) if (name in one) one[name] = value;
  });

const listing = (change: (entries: unknown[]) => unknown) => (body: Fields) => {
  if (Array.isArray(body.data)) body.data = change(body.data as unknown[]);
};

/** Refuses for another reason. */
const refusing = (code: string) => (body: Fields) => {
  if (body.error_code === code) body.error_code = 'NOT_ALLOWED';
};

const none = listing(() => []);

export const faults: Readonly<Record<string, Fault>> = {
  'sessions without devices': { room: 'sessions', operation: 'listStaffSessions', reply: setting({ device: '' }) },
  'every session is the current one': {
    ...{ room: 'sessions', operation: 'listStaffSessions', reply: setting({ is_current: 1 }) },
  },
  'a session survives its end': {
    ...{ room: 'sessions', operation: 'endStaffSessions', reported: ['endStaffSessions', 'getStaffProfile'] },
  },

  'no members': { room: 'people', operation: 'listMembers', reply: none },
  'a member of no store changes': { room: 'people', operation: 'changeMember' },
  'a member of no store is removed': { room: 'people', operation: 'removeMember' },
  'an unknown invitation is none of theirs': {
    ...{ room: 'people', operation: 'joinStore', reply: refusing('INVITATION_GONE') },
  },
  'an unknown invitation is refused by right': {
    ...{ room: 'people', operation: 'showInvitation', reply: refusing('INVITATION_GONE') },
  },
  'an unknown invitation is not accepted by right': {
    ...{ room: 'people', operation: 'acceptInvitation', reply: refusing('INVITATION_GONE') },
  },
  'a member is invited': { room: 'newcomer', operation: 'inviteMember', reply: refusing('ALREADY_MEMBER') },
  'an editor without scopes is invited': {
    room: 'people',
    operation: 'inviteMember',
    reply: refusing('SCOPES_MISSING'),
  },
  'an invitation offers another role': {
    room: 'people',
    operation: 'inviteMember',
    reply: setting({ role: 'viewer' }),
  },
  'an invitation never expires': {
    ...{ room: 'people', operation: 'inviteMember', reply: setting({ expires_at: '2126-01-01T00:00:00Z' }) },
  },
  'no invitations': { room: 'people', operation: 'listInvitations', reply: none },
  'a revoked invitation stays': { room: 'people', operation: 'revokeInvitation' },
  'the audit has no names': { room: 'people', operation: 'listAudit', reply: setting({ by: null }) },
  'the audit begins with the oldest': {
    ...{ room: 'people', operation: 'listAudit' },
    reply: (body) =>
      eachObject(body, ({ entries }) => {
        if (Array.isArray(entries)) entries.reverse();
      }),
  },

  'an invitation gives another role': {
    ...{ room: 'newcomer', operation: 'showInvitation', reply: setting({ role: 'owner' }) },
    reported: ['acceptInvitation'],
  },
  'a secret without its password': {
    ...{ room: 'newcomer', operation: 'startSecondFactor', reply: refusing('PASSWORD_WRONG') },
  },
  'nine recovery codes': {
    ...{ room: 'newcomer', operation: 'confirmSecondFactor' },
    reply: (body) =>
      eachObject(body, ({ recovery_codes }) => {
        if (Array.isArray(recovery_codes)) recovery_codes.pop();
      }),
  },
  'a wrong code confirms': {
    ...{ room: 'newcomer', operation: 'confirmSecondFactor', reply: refusing('CODE_WRONG') },
  },
  'signing in asks for no code': {
    ...{ room: 'newcomer', operation: 'signInStaff', reply: setting({ needs_code: 0 }) },
  },
  'a code counts twice': { room: 'newcomer', operation: 'enterStaffCode', reply: refusing('CODE_WRONG') },
  'the second factor stays': {
    ...{ room: 'newcomer', operation: 'endSecondFactor' },
  },
  'a role stays': { room: 'newcomer', operation: 'changeMember', reported: ['changeMember', 'getStaffProfile'] },
  'a removed member stays': {
    ...{ room: 'newcomer', operation: 'removeMember', reported: ['removeMember', 'readDraft'] },
  },

  'two current revisions': { room: 'revisions', operation: 'listHistory', reply: setting({ current: 1 }) },
  'changes without a difference': { room: 'revisions', operation: 'listHistory', reply: setting({ changes: [] }) },
  'another revision is read': { room: 'revisions', operation: 'readRevision', reply: setting({ number: 999 }) },
  'another revision was current': { room: 'revisions', operation: 'findRevisionAt', reply: setting({ number: 999 }) },
  'the current revision is restored again': {
    ...{ room: 'revisions', operation: 'restoreRevision', reply: setting({ changed: 1 }) },
  },
  'any revision is restored': {
    ...{ room: 'revisions', operation: 'restoreRevision', form: (fields) => fields.delete('current') },
  },

  'a schedule in the past': { room: 'schedule', operation: 'scheduleDraft', reply: refusing('SCHEDULE_PAST') },
  'an early end': { room: 'schedule', operation: 'scheduleDraft', reply: refusing('SCHEDULE_ENDS_EARLY') },
  'an end is ignored': {
    ...{ room: 'schedule', operation: 'scheduleDraft', form: (fields) => fields.delete('until') },
  },
  'nothing is listed': { room: 'schedule', operation: 'listScheduled', reply: none },
  'a schedule stays': { room: 'schedule', operation: 'moveScheduled' },
  'a cancelled schedule stays': { room: 'schedule', operation: 'cancelScheduled' },
};
