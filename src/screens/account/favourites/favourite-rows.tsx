import styled from 'styled-components';
import { FavouriteItemsDocument } from '../../../__generated__/documents/favourite-items';
import { readFragment } from '../../../api/fragment';
import { useStore } from '../../../api/store-context';
import { useLoaded } from '../../../api/use-loaded';
import { useFavouriteList } from '../../../features/accounts/favourites/favourite-list';
import { Heart } from '../../../features/accounts/favourites/heart';
import { useMessages } from '../../../i18n/use-messages';
import { ItemInList } from '../../../renderers/items/item-in-list';
import { token } from '../../../theme/token';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowList } from '../../../ui/list/row-list';
import { Picture } from '../../../ui/media/picture';
import { Text } from '../../../ui/text/text';
import { Row } from '../../../ui/layout/row';

const Unavailable = styled(Row)`
  position: relative;
  color: ${token('color-text-muted')};
`;

const Corner = styled(Heart)`
  && {
    inset: ${token('space-3')} auto auto calc(${token('space-4')} + 96px - ${token('size-touch')});
  }
`;

/** Up to 20 favourites with current data; those that are no longer sold keep their last title. */
export function FavouriteRows({ ids }: { ids: readonly string[] }) {
  const m = useMessages();
  const favourites = useFavouriteList(useStore().codename);
  const { loaded, reload } = useLoaded(FavouriteItemsDocument, { ids: [...ids] });
  if (!loaded.ok) return <ErrorState message={m('list.failed')} failure={loaded} onRetry={reload} />;
  const rows = ids.flatMap((id) => favourites.filter((favourite) => favourite.id === id));
  return (
    <RowList>
      {rows.map((favourite) => {
        const item = loaded.data.items.find((one) => readFragment(one).id === favourite.id);
        return (
          <li key={favourite.id}>
            {item ? (
              <ItemInList item={item} style="ROWS" />
            ) : (
              <Unavailable $gap={3} $padding={[3, 4]}>
                <Picture path={favourite.image} width={96} shape="card" dimmed label={favourite.title} />
                <div>
                  <b>{favourite.title}</b>
                  <Text $size="small">{m('favourite.unsold')}</Text>
                </div>
                <Corner item={favourite} />
              </Unavailable>
            )}
          </li>
        );
      })}
    </RowList>
  );
}
