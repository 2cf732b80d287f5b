import { useEffect } from 'react';
import { usePageContext } from '../../../routing/page-context';
import { registerWorker } from './register-worker';

/** What makes the store usable without a network; comes when the page is at rest. */
export default function OfflineParts() {
  const context = usePageContext();
  useEffect(() => void registerWorker(context), [context]);
  return null;
}
