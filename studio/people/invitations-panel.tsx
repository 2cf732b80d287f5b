import styled from 'styled-components';
import { useMoment } from '../../src/i18n/dates';
import { Button } from '../../src/ui/button/button';
import { useToast } from '../../src/ui/feedback/use-toast';
import { FormAlert } from '../../src/ui/field/form-alert';
import { Rest, Row } from '../../src/ui/layout/row';
import { Stack } from '../../src/ui/layout/stack';
import { Text } from '../../src/ui/text/text';
import { RevokeInvitationDocument } from '../__generated__/documents/revoke-invitation';
import { useSend } from '../api/use-send';
import { Panel } from '../app/panel';
import { useStoreOfPage } from '../app/store-of-page';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useRoleText } from '../i18n/use-role-text';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { Invitation } from './member';

/** Large text leaves the button a line of its own. */
const Person = styled(Rest)`
  flex: 1 1 12rem;
`;

interface InvitationsPanelProps {
  invitations: readonly Invitation[];
  reload: () => Promise<void>;
}

/** The invitations that nobody has accepted yet. */
export function InvitationsPanel({ invitations, reload }: InvitationsPanelProps) {
  const m = useStudioMessages();
  const moment = useMoment();
  const roleText = useRoleText();
  const toast = useToast();
  const sentenceOf = useRefusalSentence();
  const { codename } = useStoreOfPage();
  const { send, busy, error } = useSend();

  const revoke = async (id: string) => {
    const input = { codename, id };
    const done = await send(RevokeInvitationDocument, { input }, ({ revokeInvitation }) => revokeInvitation);
    if (done) toast(m('people.revoked'));
    await reload();
  };

  return (
    <Panel title={m('people.invitations')}>
      <Stack $gap={4}>
        {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
        <Stack as="ul" $gap={4}>
          {invitations.map((invitation) => (
            <Row as="li" key={invitation.id} $gap={3} $wraps>
              <Person>
                <Text $weight={600} $breaks>
                  {invitation.email}
                </Text>
                <Text $size="small" $tone="text-muted">
                  {m('people.invited', { role: roleText(invitation), moment: moment(invitation.expiresAt) })}
                </Text>
              </Person>
              <Button
                $look="secondary"
                $small
                aria-disabled={busy || undefined}
                aria-label={m('people.revoke-of', { email: invitation.email })}
                onClick={() => void revoke(invitation.id)}
              >
                {m('people.revoke')}
              </Button>
            </Row>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
}
