import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import styled from 'styled-components';
import { useMoment } from '../../src/i18n/dates';
import { Button } from '../../src/ui/button/button';
import { Badge } from '../../src/ui/card/badge';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { useToast } from '../../src/ui/feedback/use-toast';
import { FormAlert } from '../../src/ui/field/form-alert';
import { Rest, Row } from '../../src/ui/layout/row';
import { Stack } from '../../src/ui/layout/stack';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { Text } from '../../src/ui/text/text';
import { EndSessionsDocument } from '../__generated__/documents/end-sessions';
import { SessionsDocument } from '../__generated__/documents/sessions';
import type { SessionsQuery } from '../__generated__/gql/graphql';
import { useLoad } from '../api/use-load';
import { useSend } from '../api/use-send';
import { Panel } from '../app/panel';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { useAccountSentence } from './use-account-sentence';

type Session = NonNullable<SessionsQuery['me']>['sessions'][number];

/** Large text leaves the button a line of its own. */
const Device = styled(Row)`
  flex: 1 1 12rem;
`;

const Icon = styled(MonitorSmartphone)`
  flex: none;
`;

interface SessionListProps {
  sessions: readonly Session[];
  reload: () => Promise<void>;
}

function SessionList({ sessions, reload }: SessionListProps) {
  const m = useStudioMessages();
  const moment = useMoment();
  const toast = useToast();
  const { send, busy, error } = useSend();
  const sentenceOf = useAccountSentence();

  const end = async (id: string | null) => {
    const done = await send(EndSessionsDocument, { input: { id } }, ({ endSessions }) => endSessions);
    if (done) toast(m('account.session-ended'));
    await reload();
  };

  return (
    <Stack $gap={4}>
      {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
      <Stack as="ul" $gap={4}>
        {sessions.map(({ id, device, isCurrent, seenAt }) => {
          const name = device || m('account.unknown-device');
          return (
            <Row as="li" key={id} $gap={3} $wraps>
              <Device $gap={3}>
                <Icon size={24} aria-hidden />
                <Rest>
                  <Text $weight={600}>{name}</Text>
                  <Text $size="small" $tone="text-muted">
                    {m('account.seen', { moment: moment(seenAt) })}
                  </Text>
                </Rest>
              </Device>
              {isCurrent ? (
                <Badge>{m('account.this-device')}</Badge>
              ) : (
                <Button
                  $look="secondary"
                  $small
                  aria-disabled={busy || undefined}
                  aria-label={m('account.end-session-of', { device: name })}
                  onClick={() => void end(id)}
                >
                  {m('account.end-session')}
                </Button>
              )}
            </Row>
          );
        })}
      </Stack>
      {sessions.length > 2 && (
        <Button $look="secondary" aria-disabled={busy || undefined} onClick={() => void end(null)}>
          {m('account.end-other-sessions')}
        </Button>
      )}
    </Stack>
  );
}

/** Where the person is signed in. */
export function SessionsPanel() {
  const m = useStudioMessages();
  const { loaded, reload } = useLoad(SessionsDocument, {});
  return (
    <Panel title={m('account.sessions')}>
      {!loaded && <StackSkeleton heights={['2.5rem', '2.5rem']} />}
      {loaded && !loaded.ok && <ErrorState failure={loaded} onRetry={() => void reload()} />}
      {loaded?.ok && loaded.data.me && <SessionList sessions={loaded.data.me.sessions} reload={reload} />}
    </Panel>
  );
}
