import { Suspense, useState } from 'react';
import { RecentItemsDocument } from '../../../__generated__/documents/recent-items';
import { readFragment } from '../../../api/fragment';
import { useStore } from '../../../api/store-context';
import { useLoaded } from '../../../api/use-loaded';
import { recentItems } from '../../../features/catalogue/recent-items';
import { useMessages } from '../../../i18n/use-messages';
import { useHydrated } from '../../../lazy/use-hydrated';
import { Carousel } from '../../../ui/carousel/carousel';
import { Boundary } from '../../../ui/feedback/boundary';
import { PageSection } from '../../../ui/layout/page-section';
import { ItemInList } from '../item-in-list';
import { RelatedFrame } from '../pages/related/related-skeleton';

const cardWidth = 150;
const firstCards = 3;

function Items({ ids }: { ids: readonly string[] }) {
  const m = useMessages();
  const { loaded } = useLoaded(RecentItemsDocument, { ids: [...ids] });
  if (!loaded.ok || loaded.data.items.length === 0) return null;
  return (
    <PageSection title={m('recent.title')}>
      <RelatedFrame>
        <Carousel label={m('recent.title')} visible={firstCards} autoplay={false}>
          {loaded.data.items.map((item) => (
            <ItemInList key={readFragment(item).id} item={item} style="GRID_COMPACT" width={cardWidth} />
          ))}
        </Carousel>
      </RelatedFrame>
    </PageSection>
  );
}

function Strip({ without }: RecentStripProps) {
  const { codename } = useStore();
  const [ids] = useState(() => recentItems(codename).filter((id) => id !== without));
  return ids.length > 0 && <Items ids={ids} />;
}

export interface RecentStripProps {
  /** The item of the page. */
  without?: string;
}

/** The items that this browser showed last, with current data; nothing if there are none or they fail to load. */
export default function RecentStrip({ without }: RecentStripProps) {
  if (!useHydrated()) return null;
  return (
    <Boundary resetKey={without ?? ''} fallback={() => null}>
      <Suspense>
        <Strip key={without} without={without} />
      </Suspense>
    </Boundary>
  );
}
