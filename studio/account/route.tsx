import { PasswordPanel } from './password-panel';
import { ProfilePanel } from './profile-panel';
import { SecondFactorPanel } from './second-factor-panel';
import { SessionsPanel } from './sessions-panel';

/** What a person changes about themselves. */
export default function AccountRoom() {
  return (
    <>
      <ProfilePanel />
      <SecondFactorPanel />
      <PasswordPanel />
      <SessionsPanel />
    </>
  );
}
