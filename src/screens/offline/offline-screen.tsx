import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { onConnectionReturn } from '../../api/connection';
import { useStore } from '../../api/store-context';
import { useMessages } from '../../i18n/use-messages';
import { nextPath } from '../../routing/next-path';
import { usePageContext } from '../../routing/page-context';
import { listStoredPages, type StoredPage } from '../../storage/stored-pages';
import { RetryLink } from '../../ui/button/retry-link';
import { PictureMessage } from '../../ui/feedback/picture-message';
import { PageSection } from '../../ui/layout/page-section';
import { Link } from '../../ui/link/link';
import { listRow, ListText } from '../../ui/list/list-row';
import { RowList } from '../../ui/list/row-list';

const PageLink = styled(Link)`
  ${listRow}
`;

const maxPages = 10;

/** The requested path, which the worker appends after `#`. */
const askedPath = (hash: string) => {
  try {
    return nextPath(decodeURIComponent(hash.slice(1)));
  } catch {
    return nextPath(null);
  }
};

function useStoredPages(codename: string): StoredPage[] | null {
  const [pages, setPages] = useState<StoredPage[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    const show = (stored: StoredPage[]) => !isLeft && setPages(stored);
    listStoredPages(codename, maxPages).then(show, () => show([]));
    return () => {
      isLeft = true;
    };
  }, [codename]);
  return pages;
}

const retryMs = 5_000;

/** Opens the page once it can be loaded, because the network may be back before the server is reachable. */
function useReturn(path: string | null) {
  useEffect(() => {
    if (!path) return undefined;
    let timer = setTimeout(() => void tryAgain(), retryMs);
    async function tryAgain() {
      clearTimeout(timer);
      const isReached =
        navigator.onLine &&
        (await fetch(path ?? '', { method: 'HEAD' }).then(
          () => true,
          () => false,
        ));
      if (isReached) location.replace(path ?? '');
      else timer = setTimeout(() => void tryAgain(), retryMs);
    }
    const unsubscribe = onConnectionReturn(() => void tryAgain());
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [path]);
}

/** Explains what to do, lists the pages that open offline, and opens the requested page once the network is back. */
export default function OfflineScreen() {
  const m = useMessages();
  const { codename, name } = useStore();
  const { base } = usePageContext();
  const { hash } = useLocation();
  const pages = useStoredPages(codename);
  const open = () => location.replace(`${base}${askedPath(hash)}`);
  useReturn(hash ? `${base}${askedPath(hash)}` : null);
  return (
    <>
      <PictureMessage mood="lost" title={m('offline.page-title')} text={m('offline.page-text')}>
        <RetryLink onRetry={open} />
      </PictureMessage>
      {pages && (
        <PageSection title={m('offline.page-list')}>
          {pages.length === 0 ? (
            <p>{m('offline.page-none')}</p>
          ) : (
            <RowList>
              {pages.map(({ url, title }) => (
                <li key={url}>
                  <PageLink to={url} reloadDocument>
                    <ListText>{title.replace(` | ${name}`, '')}</ListText>
                  </PageLink>
                </li>
              ))}
            </RowList>
          )}
        </PageSection>
      )}
    </>
  );
}
