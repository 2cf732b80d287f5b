import type { Role, Scope } from '../../modules/staff/rights';
import { type Command, onlyWord, readOptions, UsageError } from '../command';

const roles: readonly Role[] = ['owner', 'publisher', 'editor', 'viewer'];
const scopeNames: readonly Scope[] = ['content', 'look', 'rules'];

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);
const isScope = (text: string): text is Scope => (scopeNames as readonly string[]).includes(text);

function readScopes(text: string | undefined, role: Role): Scope[] {
  if (role !== 'editor') {
    if (text !== undefined) throw new UsageError('Only an editor has scopes');
    return [];
  }
  const scopes = (text ?? '').split(',').map((part) => part.trim());
  if (!scopes.every(isScope)) throw new UsageError(`The scopes are ${scopeNames.join(', ')}, with commas between`);
  return scopes;
}

/** @throws UsageError */
function readEmail(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new UsageError(`"${text}" is not an e-mail`);
  return text;
}

export const invite: Command = {
  usage: '<codename> <e-mail> [--role owner|publisher|editor|viewer] [--scopes content,look,rules]',
  summary: "Invite somebody to a store's studio, as an owner if no role is given, and print the link's path",
  async run(args, { admin, print }) {
    const { options, words } = readOptions(args, {
      role: { type: 'string', default: 'owner' },
      scopes: { type: 'string' },
    });
    const [codename, typed, ...more] = words;
    if (!codename || !typed || more.length > 0) throw new UsageError('Give one codename and one e-mail');
    const { role } = options;
    if (!isRole(role)) throw new UsageError(`The role is one of ${roles.join(', ')}`);
    const invitation = { email: readEmail(typed), role, scopes: readScopes(options.scopes, role) };
    const { path } = await (await admin()).inviteStaff(codename, invitation);
    print(
      `${path}\n${typed} can open this path of the studio once, within 7 days, and becomes ${role} of "${codename}"`,
    );
  },
};

export const resetStaff: Command = {
  usage: '<e-mail>',
  summary: 'Give a person of the studio another password, which it prints, and turn their second factor off',
  async run(words, { admin, print }) {
    const email = readEmail(onlyWord(words, 'e-mail'));
    const { password } = await (await admin()).resetStaff(email);
    print(`${password}\nis the password of ${email} now; the second factor is off and all sessions have ended`);
  },
};

export const forgetStaff: Command = {
  usage: '<e-mail>',
  summary: 'Erase a person of the studio who belongs to no store any more',
  async run(words, { admin, print }) {
    const email = readEmail(onlyWord(words, 'e-mail'));
    await (await admin()).forgetStaff(email);
    print(`Nothing in the studio names ${email} any more`);
  },
};
