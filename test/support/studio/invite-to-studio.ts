import type { components } from '../../../provider/__generated__/studio';
import type { RunningProvider } from '../programs/start-provider';

interface Invited {
  readonly email: string;
  readonly role: components['schemas']['StaffStore']['role'];
}

/** Invites somebody as an operator. @returns the token of the invitation, which its mail has too */
export async function inviteToStudio(
  { url, adminKey }: Pick<RunningProvider, 'url' | 'adminKey'>,
  codename: string,
  invited: Invited,
): Promise<string> {
  const response = await fetch(`${url}/admin/stores/${codename}/invitations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...invited, scopes: [] }),
  });
  const reply = (await response.json()) as { message: string; data?: { path: string } };
  const token = reply.data?.path.split('/').at(-1);
  if (token === undefined) throw new Error(`The invitation was refused: ${reply.message}`);
  return token;
}
