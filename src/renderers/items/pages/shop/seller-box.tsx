import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from '../../../../ui/link/link';
import styled from 'styled-components';
import type { Seller_BoxFragment } from '../../../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../../../api/fragment';
import { stretchedLink } from '../../../../ui/card/card-style';
import { ItemFacts } from '../../../../ui/card/item-facts';
import { PageSection } from '../../../../ui/layout/page-section';
import { Picture } from '../../../../ui/media/picture';
import { useMessages } from '../../../../i18n/use-messages';
import { itemPath } from '../../../../routing/paths';
import { token } from '../../../../theme/token';
import { Text } from '../../../../ui/text/text';

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
`;

const ShopLink = styled(Link)`
  ${stretchedLink}
`;

export interface SellerBoxProps {
  seller: FragmentOf<Seller_BoxFragment>;
}

export function SellerBox({ seller }: SellerBoxProps) {
  const m = useMessages();
  const { shop, name, icon, city, rating, messageRate, discussionRate } = readFragment(seller);
  const rates = [
    messageRate !== null && m('seller.replies', { percent: messageRate }),
    discussionRate !== null && m('seller.answers', { percent: discussionRate }),
  ].filter(Boolean);
  return (
    <PageSection label={m('seller.title')}>
      <Box>
        <Picture path={icon} width={52} shape="round" framed label={name} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <h2 style={{ fontSize: '0.9375rem' }}>
            {shop ? <ShopLink to={itemPath({ title: name, id: shop.id })}>{name}</ShopLink> : name}
          </h2>
          <ItemFacts rating={rating} city={city} inline />
          {rates.length > 0 && (
            <Text as="small" $tone="text-muted" $size="small">
              {rates.join(' · ')}
            </Text>
          )}
        </div>
        {shop && <ChevronRight size={20} aria-hidden style={{ color: token('color-text-muted') }} />}
      </Box>
    </PageSection>
  );
}
