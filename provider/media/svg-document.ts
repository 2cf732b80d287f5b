import type { Ground } from './ground';

const linear = (id: string, from: string, to: string, direction: string) =>
  `<linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

function dye({ deep, accent }: Ground): string {
  const dark = channels(deep);
  const tables = channels(accent).map((middle, index) => {
    const values = [dark[index] ?? 0, middle * 0.8, middle, middle * 0.5 + 0.5, middle * 0.15 + 0.85];
    return `<feFunc${'RGB'[index]} type="table" tableValues="${values.map((value) => value.toFixed(3)).join(' ')}"/>`;
  });
  return `<filter id="dye" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer>${tables.join('')}</feComponentTransfer></filter>`;
}

export function svgDocument(width: number, height: number, ground: Ground, art: string): string {
  const shared = [
    linear('ground', ground.from, ground.to, 'x1="0" y1="0" x2=".6" y2="1"'),
    linear('deepening', ground.accent, ground.deep, 'x1="0" y1="0" x2="0" y2="1"'),
    `<linearGradient id="gloss" x1="0" x2="1" y1="0" y2="0"><stop stop-color="#000" stop-opacity=".18"/><stop offset=".22" stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>`,
    `<radialGradient id="shadow"><stop stop-color="${ground.deep}" stop-opacity=".42"/><stop offset=".55" stop-color="${ground.deep}" stop-opacity=".16"/><stop offset="1" stop-color="${ground.deep}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="light"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    art.includes('url(#dye)') ? dye(ground) : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${shared.join('')}</defs>${art}</svg>`;
}
