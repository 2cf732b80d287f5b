import { Suspense } from 'react';
import type { Fields } from '../../shared/documents/entries';
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
import { useDraft } from './use-draft';
import { usePartNames } from './use-part-names';
import { useAudit } from './use-audit';
import { type AuditEntry, useAuditSentence } from './use-audit-sentence';

interface EntriesProps {
  entries: readonly AuditEntry[];
  /** The draft, which has the names of parts; null if it could not be loaded. */
  draft: Fields | null;
}

function Entries({ entries, draft }: EntriesProps) {
  const m = useStudioMessages();
  const moment = useMoment();
  const sentenceOf = useAuditSentence(usePartNames(draft));
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

const skeleton = <StackSkeleton heights={['3rem', '3rem', '3rem', '3rem']} />;

/** Who did what in the store. */
export default function AuditRoom() {
  const m = useStudioMessages();
  const { codename } = useStoreOfPage();
  const refusalText = useRefusalSentence();
  const { entries, error, busy, hasMore, loadMore } = useAudit(codename);
  const draft = useDraft(codename);
  if (!entries || (entries.length > 0 && draft.state === 'loading')) {
    if (!error) return skeleton;
    return <ErrorState message={refusalText(error)} onRetry={loadMore} />;
  }
  if (entries.length === 0) return <EmptyState title={m('audit.empty')} />;
  const status = error ? 'failed' : busy ? 'loading' : 'resting';
  return (
    <>
      <Text $tone="text-muted">{m('audit.intro')}</Text>
      <Suspense fallback={skeleton}>
        <Entries entries={entries} draft={draft.state === 'loaded' ? draft.value : null} />
      </Suspense>
      <LoadMore status={hasMore ? status : 'ended'} failureText={m('audit.failed')} onMore={loadMore} />
    </>
  );
}
