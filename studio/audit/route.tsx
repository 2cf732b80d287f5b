import { useMoment } from '../../src/i18n/dates';
import { LoadMore } from '../../src/ui/button/load-more';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { Stack } from '../../src/ui/layout/stack';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { Text } from '../../src/ui/text/text';
import { Panel } from '../app/panel';
import { useStoreOfPage } from '../app/store-of-page';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useAudit } from './use-audit';
import { type AuditEntry, useAuditSentence } from './use-audit-sentence';

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const m = useStudioMessages();
  const moment = useMoment();
  const sentenceOf = useAuditSentence();
  return (
    <Panel label={m('audit.list')}>
      <Stack as="ol" $gap={4}>
        {entries.map((entry) => (
          <li key={entry.entry}>
            <p>{sentenceOf(entry)}</p>
            <Text as="time" $size="small" $tone="text-muted" dateTime={entry.at}>
              {moment(entry.at)}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

/** Who did what in the store. */
export default function AuditRoom() {
  const m = useStudioMessages();
  const { codename } = useStoreOfPage();
  const refusalText = useRefusalSentence();
  const { entries, error, busy, hasMore, loadMore } = useAudit(codename);
  if (!entries) {
    if (!error) return <StackSkeleton heights={['3rem', '3rem', '3rem', '3rem']} />;
    return <ErrorState message={refusalText(error)} onRetry={loadMore} />;
  }
  if (entries.length === 0) return <EmptyState title={m('audit.empty')} />;
  const status = error ? 'failed' : busy ? 'loading' : 'resting';
  return (
    <>
      <Text $tone="text-muted">{m('audit.intro')}</Text>
      <Entries entries={entries} />
      <LoadMore status={hasMore ? status : 'ended'} failureText={m('audit.failed')} onMore={loadMore} />
    </>
  );
}
