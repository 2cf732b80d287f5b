import type { ReactNode } from 'react';
import { palette } from '../../../../src/theme/palette';
import { token } from '../../../../src/theme/token';
import type { SchemaKey } from '../../../__generated__/schema-keys';
import { Box, Boxes, Header, Page } from './shapes';

type Drawing = (value: string | number) => ReactNode;

const menuLines = (y: number, rows: number) => (
  <>
    <Boxes columns={1} rows={rows} x={4} y={y} width={9} height={9} round={3} />
    <Boxes columns={1} rows={rows} x={16} y={y + 2.5} width={36} height={4} gap={8} />
  </>
);

const menuTiles = (y: number, rows: number, columns: number) => {
  const width = (52 - 3 * (columns - 1)) / columns;
  return <Boxes columns={columns} rows={rows} y={y} width={width} height={10} round={3} />;
};

const slider = <Box x={4} y={15} width={52} height={18} />;

const layouts: Readonly<Record<number, ReactNode>> = {
  0: (
    <>
      <Boxes columns={3} rows={1} y={15} width={15} height={5} gap={3.5} round={2.5} />
      <Boxes columns={2} rows={3} y={24} width={24.5} height={15} />
    </>
  ),
  1: (
    <>
      <Boxes columns={2} rows={3} y={15} width={24.5} height={14} />
      <Boxes columns={4} rows={1} x={6} y={68} width={9} height={8} gap={4} round={4} />
    </>
  ),
  4: menuLines(16, 5),
  5: menuTiles(16, 3, 4),
  6: (
    <>
      {slider}
      {menuLines(37, 3)}
    </>
  ),
  7: (
    <>
      {slider}
      {menuTiles(37, 2, 4)}
    </>
  ),
  8: menuTiles(16, 4, 3),
  9: (
    <>
      {slider}
      {menuTiles(37, 3, 3)}
    </>
  ),
};

const lists: Readonly<Record<string, ReactNode>> = {
  '0': (
    <>
      <Boxes columns={1} rows={3} y={5} width={14} height={14} />
      <Boxes columns={1} rows={3} x={22} y={8} width={32} height={3} gap={14} />
    </>
  ),
  '1': <Boxes columns={2} rows={2} y={5} width={24.5} height={23} />,
  '2': <Boxes columns={3} rows={3} y={5} width={15.3} height={14} />,
  '3': <Boxes columns={3} rows={1} y={15} width={24} height={30} />,
  '4': (
    <>
      <Boxes columns={1} rows={3} y={5} width={14} height={14} round={7} />
      <Boxes columns={1} rows={3} x={22} y={8} width={32} height={3} gap={14} />
    </>
  ),
};

const segments: Readonly<Record<number, ReactNode>> = {
  0: <Boxes columns={2} rows={2} y={5} width={24.5} height={23} />,
  1: <Boxes columns={2} rows={1} y={15} width={32} height={30} />,
};

const paletteColors = Object.values(palette);

const columnsOf = (value: string | number) => {
  const columns = Number(value);
  return <Boxes columns={columns} rows={2} y={5} width={(52 - 3 * (columns - 1)) / columns} height={23} />;
};

const cornerRadius: Readonly<Record<number, number>> = { 0: 0, 1: 6, 2: 16 };

const headers: Readonly<Record<number, ReactNode>> = {
  0: <Box x={5} y={7} width={26} height={5} isStrong />,
  1: <Box x={5} y={5} width={50} height={9} round={4.5} />,
  2: (
    <>
      <Box x={5} y={5} width={9} height={9} round={2} isStrong />
      <Box x={17} y={7} width={16} height={5} />
    </>
  ),
  3: (
    <>
      <Box x={5} y={7} width={16} height={5} isStrong />
      <Box x={25} y={5} width={30} height={9} round={4.5} />
    </>
  ),
};

/** Choices that are known by their looks. */
export const drawings: Partial<Record<SchemaKey, Drawing>> = {
  'app.layout': (value) => (
    <Page>
      <Header />
      {layouts[Number(value)]}
    </Page>
  ),
  'app.header': (value) => (
    <svg viewBox="0 0 60 32" aria-hidden>
      <rect width="60" height="32" rx="5" fill={paletteColors[Number(value)]} />
    </svg>
  ),
  'app.border_type': (value) => (
    <svg viewBox="0 0 60 40" aria-hidden>
      <rect
        x="8"
        y="6"
        width="44"
        height="28"
        rx={cornerRadius[Number(value)]}
        fill={token('color-placeholder')}
        stroke={token('color-outline')}
      />
    </svg>
  ),
  'app.search_box': (value) => <Page height={20}>{headers[Number(value)]}</Page>,
  'productList.attr1': (value) => <Page height={60}>{lists[String(value)]}</Page>,
  'productList.attr3': (value) => <Page height={60}>{columnsOf(value)}</Page>,
  'segment.metas.style': (value) => <Page height={60}>{segments[Number(value)]}</Page>,
};
