import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useStore } from '../../../../api/store-context';
import { useMessages } from '../../../../i18n/use-messages';
import { pageNumber } from '../../../../routing/define-route';
import { usePageContext } from '../../../../routing/page-context';
import { chatPath, itemPath } from '../../../../routing/paths';
import { token } from '../../../../theme/token';
import { SearchField } from '../../../../ui/field/search-field';
import { PageSection } from '../../../../ui/layout/page-section';
import { RowGroup } from '../../../../ui/list/row-group';
import { MenuRow } from '../../../../ui/menu/menu-row';
import { AddressRow } from '../address-row';
import { HoursRow } from '../hours/hours-row';
import { ItemFrame } from '../item-frame';
import type { ItemPageProps } from '../item-page-props';
import { ShopItemList, type ShopItemListProps } from './shop-item-list';

const Search = styled.div`
  display: flex;
  margin-bottom: ${token('space-3')};
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-control')};
`;

export interface ShopItemsProps {
  shop: { title: string; id: string };
  searchShown: boolean;
  first: ShopItemListProps['first'];
  /** The search text; empty for all items of the shop. */
  text: string;
  page: number;
}

function ShopItems({ shop, searchShown, first, text, page }: ShopItemsProps) {
  const m = useMessages();
  const navigate = useNavigate();
  const { base } = usePageContext();
  const path = itemPath(shop);
  const pathOf = (query: string, at = 1) => {
    const search = new URLSearchParams({ ...(query && { cari: query }), ...(at > 1 && { page: String(at) }) });
    return search.size > 0 ? `${path}?${search}` : path;
  };
  return (
    <PageSection title={m('shop.items')}>
      {searchShown && (
        <Search>
          <SearchField
            action={base + path}
            name="cari"
            hint={m('shop.search', { shop: shop.title })}
            value={text}
            onSearch={(term) => void navigate(pathOf(term))}
          />
        </Search>
      )}
      <ShopItemList id={shop.id} first={first} text={text} page={page} pathOf={pathOf} />
    </PageSection>
  );
}

export default function ShopPage({ page, search }: ItemPageProps<'Shop'>) {
  const m = useMessages();
  const { id, messagesHidden } = useStore();
  const { item, place, openingHours, searchShown, items } = page;
  return (
    <ItemFrame
      page={page}
      rows={
        <RowGroup>
          {openingHours && <HoursRow hours={openingHours} isClosed={page.isClosed} />}
          {place && <AddressRow link={place} />}
          {page.chatShown && !messagesHidden && (
            <MenuRow
              label={m('chat.open')}
              icon={<MessageCircleMore size={22} />}
              link={{ to: chatPath(id, item.id) }}
            />
          )}
        </RowGroup>
      }
    >
      <ShopItems
        shop={item}
        searchShown={searchShown}
        first={items}
        text={searchShown ? (search.get('cari') ?? '').trim() : ''}
        page={pageNumber(search)}
      />
    </ItemFrame>
  );
}
