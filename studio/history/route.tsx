import { useExecute } from '../../src/api/execute';
import { LoadError, unwrap } from '../../src/api/unwrap';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { StoreHistoryDocument } from '../__generated__/documents/store-history';
import { useStoreOfPage } from '../app/store-of-page';
import { useLoading } from '../revisions/use-loading';
import { HistoryList } from './history-list';
import { timelineOf } from './timeline';

/** Everything that was published in a store. */
export default function HistoryRoom() {
  const execute = useExecute();
  const { codename, role } = useStoreOfPage();
  const [loading, reload] = useLoading(codename, async (signal) => {
    const { store } = unwrap(await execute(StoreHistoryDocument, { codename }, signal));
    if (store?.history.__typename !== 'History') throw new LoadError('NOT_FOUND');
    return timelineOf(store.history.entries);
  });
  if (loading.state === 'failed') return <ErrorState failure={{ code: loading.code }} onRetry={reload} />;
  if (loading.state === 'loading') return <StackSkeleton heights={['8rem', '8rem', '8rem']} />;
  return <HistoryList codename={codename} role={role} timeline={loading.value} onChanged={reload} />;
}
