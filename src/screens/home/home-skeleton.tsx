import { useStore } from '../../api/store-context';
import { BannerSkeleton } from '../../ui/skeleton/banner-skeleton';
import { CardGridSkeleton } from '../../ui/skeleton/card-grid-skeleton';
import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';
import { homeLayouts } from './home-layouts';
import { TilesSkeleton } from './tiles-skeleton';

const wrappingColumns = 4;

export function HomeSkeleton() {
  const { layout, columns, menus, menuLimit, slider } = useStore();
  const shape = homeLayouts[layout];
  const count = menuLimit && menus.length > menuLimit ? menuLimit + 1 : menus.length;
  return (
    <>
      {shape.slider && slider.length > 0 && <BannerSkeleton />}
      {shape.menus === 'list' && <RowListSkeleton count={count} picture={44} />}
      {shape.menus === 'flex' && <TilesSkeleton count={count} columns={wrappingColumns} />}
      {shape.menus === 'grid' && <TilesSkeleton count={count} columns={columns} />}
      <CardGridSkeleton count={4} columns={2} />
    </>
  );
}
