import Heart from 'lucide-react/icons/heart';
import { Suspense, useEffect, useState } from 'react';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { needFavourites } from '../../../features/accounts/favourites/favourite-changes';
import { useFavouriteList } from '../../../features/accounts/favourites/favourite-list';
import { reloadFavourites, useFavouritesLoading } from '../../../features/accounts/favourites/favourites-loading';
import { useMessages } from '../../../i18n/use-messages';
import { favouritesPath, loginPath, searchStartPath } from '../../../routing/paths';
import { LinkButton } from '../../../ui/button/button';
import { LoadMore } from '../../../ui/button/load-more';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowGroup } from '../../../ui/list/row-group';
import { MenuRow } from '../../../ui/menu/menu-row';
import { RowListSkeleton } from '../../../ui/skeleton/skeletons';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import RecentStrip from '../../../renderers/items/recent/recent-strip';
import { FavouriteRows } from './favourite-rows';

const pageSize = 20;

const chunksOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, at) => ids.slice(at * pageSize, (at + 1) * pageSize));

function Pages({ ids }: { ids: readonly string[] }) {
  const [pages, setPages] = useState(1);
  const chunks = chunksOf(ids);
  return (
    <>
      {chunks.slice(0, pages).map((chunk) => (
        <Suspense key={chunk[0]} fallback={<RowListSkeleton count={chunk.length} picture={96} />}>
          <FavouriteRows ids={chunk} />
        </Suspense>
      ))}
      <LoadMore status={pages < chunks.length ? 'resting' : 'ended'} onMore={() => setPages(pages + 1)} />
    </>
  );
}

/** Keeps the initial order of the items, so that a removed one can be restored at its place. */
function List({ signedIn }: { signedIn: boolean }) {
  const m = useMessages();
  const items = useFavouriteList(useStore().codename);
  const [ids] = useState(() => items.map(({ id }) => id));
  const others = items.map(({ id }) => id).filter((id) => !ids.includes(id));
  return (
    <>
      <VisuallyHidden as="h1">{m('title.favourites')}</VisuallyHidden>
      {!signedIn && items.length > 0 && (
        <RowGroup>
          <MenuRow label={m('favourite.sign-in')} icon={<Heart size={22} />} link={{ to: loginPath(favouritesPath) }} />
        </RowGroup>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={m('favourite.empty')}
          text={m('favourite.empty-text')}
          icon={<Heart size={40} strokeWidth={1.5} />}
        >
          <LinkButton to={searchStartPath}>{m('favourite.search')}</LinkButton>
        </EmptyState>
      ) : (
        <Pages ids={[...others, ...ids]} />
      )}
      <RecentStrip />
    </>
  );
}

export default function FavouritesScreen() {
  const m = useMessages();
  const signedIn = useSignedIn();
  const loading = useFavouritesLoading();
  useEffect(needFavourites, []);
  if (loading === 'failed') return <ErrorState message={m('list.failed')} onRetry={reloadFavourites} />;
  if (loading === 'loading') return <RowListSkeleton count={6} picture={96} />;
  return <List key={String(signedIn)} signedIn={signedIn} />;
}
