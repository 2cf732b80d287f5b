import styled from 'styled-components';
import { usePageContext } from '../../routing/page-context';
import { token } from '../../theme/token';

export interface ScaleBarProps {
  latitude: number;
  zoom: number;
}

const equatorMetres = 40_075_016;
const tilePixels = 256;
const maxPixels = 96;

/** The longest of 1, 2 and 5 times a power of ten metres that fits, and its length in CSS pixels. */
export function scaleOf(latitude: number, zoom: number): { metres: number; pixels: number } {
  const metresPerPixel = (equatorMetres * Math.cos((latitude * Math.PI) / 180)) / (tilePixels * 2 ** zoom);
  const maxMetres = maxPixels * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = ([5, 2].find((factor) => factor * power <= maxMetres) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}

const Bar = styled.div`
  position: absolute;
  bottom: ${token('space-3')};
  left: ${token('space-3')};
  padding: 0 ${token('space-1')};
  border: 2px solid ${token('color-text')};
  border-top: 0;
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: ${token('font-small')};
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
  pointer-events: none;
`;

/** The scale of the map as a bar with its distance. */
export function ScaleBar({ latitude, zoom }: ScaleBarProps) {
  const { locale } = usePageContext();
  const { metres, pixels } = scaleOf(latitude, zoom);
  const [value, unit] = metres >= 1000 ? [metres / 1000, 'kilometer'] : [metres, 'meter'];
  const text = new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value);
  return <Bar style={{ width: pixels }}>{text}</Bar>;
}
