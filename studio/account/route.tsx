import { Columns } from '../app/columns';
import { PasswordPanel } from './password-panel';
import { ProfilePanel } from './profile-panel';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';

/** What a person changes about themselves. */
export default function AccountRoom() {
  return (
    <Columns>
      <ProfilePanel />
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel />
    </Columns>
  );
}
