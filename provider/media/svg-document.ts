import type { Ground } from './ground';

const linear = (id: string, from: string, to: string, direction: string) =>
  `<linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A whole SVG with the gradients that scenes and packs share: ground, accent, gloss, shadow. */
export function svgDocument(width: number, height: number, ground: Ground, art: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${[
    linear('ground', ground.from, ground.to, 'x1="0" y1="0" x2=".6" y2="1"'),
    linear('deepening', ground.accent, ground.deep, 'x1="0" y1="0" x2="0" y2="1"'),
    `<linearGradient id="gloss" x1="0" x2="1" y1="0" y2="0"><stop stop-color="#000" stop-opacity=".18"/><stop offset=".22" stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>`,
    `<radialGradient id="shadow"><stop stop-color="${ground.deep}" stop-opacity=".42"/><stop offset=".55" stop-color="${ground.deep}" stop-opacity=".16"/><stop offset="1" stop-color="${ground.deep}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="light"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  ].join('')}</defs>${art}</svg>`;
}
