import styled from 'styled-components';
import type { HomeLayout } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { token } from '../../theme/token';
import { Loading } from '../../ui/feedback/loading';
import { tileGrid } from '../../ui/layout/tile-grid';
import { BannerSkeleton, CardGridSkeleton, RowListSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';

export interface HomeShape {
  menus: 'tabs' | 'bar' | 'list' | 'flex' | 'grid';
  slider: boolean;
}

/** The home page of each layout. A layout added to the schema without a shape fails the type check here. */
export const homeLayouts: { readonly [Layout in HomeLayout]: HomeShape } = Object.freeze({
  TABS: { menus: 'tabs', slider: false },
  BOTTOM_BAR: { menus: 'bar', slider: false },
  LIST: { menus: 'list', slider: false },
  FLEX: { menus: 'flex', slider: false },
  LIST_WITH_SLIDER: { menus: 'list', slider: true },
  FLEX_WITH_SLIDER: { menus: 'flex', slider: true },
  GRID: { menus: 'grid', slider: false },
  GRID_WITH_SLIDER: { menus: 'grid', slider: true },
});

export interface TilesSkeletonProps {
  count: number;
  columns: number;
}

const Tiles = styled.div<{ $columns: number }>`
  ${tileGrid}
  padding: ${token('space-3')} ${token('space-2')};
  background: ${token('color-surface')};
`;

const Tile = styled.div`
  display: grid;
  gap: 0.375rem;
  justify-items: center;
  padding: ${token('space-2')} ${token('space-1')};
`;

const TilesSkeleton = ({ count, columns }: TilesSkeletonProps) => (
  <Loading>
    <Tiles $columns={columns}>
      {Array.from({ length: count }, (_, at) => (
        <Tile key={at}>
          <SkeletonBlock $width="52px" $height="52px" $round />
          <SkeletonBlock $width="60%" />
        </Tile>
      ))}
    </Tiles>
  </Loading>
);

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
