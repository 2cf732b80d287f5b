export interface Ground {
  from: string;
  to: string;
  accent: string;
  deep: string;
}

const ground = (from: string, to: string, accent: string, deep: string): Ground => ({ from, to, accent, deep });

const grounds: Readonly<Record<string, Ground>> = Object.freeze({
  mint: ground('#e3f7ee', '#bfebd8', '#3fb68b', '#0f5b45'),
  leaf: ground('#e9f6da', '#c7e6a5', '#6ba539', '#2c5212'),
  lime: ground('#f3f9d2', '#ddee97', '#9dbb2c', '#4a5a0b'),
  lemon: ground('#fff8d6', '#ffe78a', '#edb91c', '#6b4e00'),
  honey: ground('#fff1d0', '#ffd68a', '#e59a1c', '#6a3f00'),
  apricot: ground('#ffebd9', '#ffc99b', '#ee8238', '#6e3104'),
  coral: ground('#ffe4de', '#ffb5a6', '#eb5b48', '#6f1a10'),
  brick: ground('#f7ddd3', '#e5a88f', '#b5512f', '#571d0b'),
  rose: ground('#ffe0e8', '#ffadc2', '#e24a77', '#6a0f2e'),
  blush: ground('#ffeef0', '#fbd0d6', '#e78799', '#6c2333'),
  orchid: ground('#f9e6f8', '#e9bde8', '#b84fb4', '#4c124a'),
  lilac: ground('#f3eafd', '#d9c3f5', '#8f62d0', '#361b63'),
  lavender: ground('#e9e9fd', '#c3c5f6', '#6266d3', '#1f2168'),
  sky: ground('#e2f1fe', '#b2d9fb', '#3b8fdd', '#0c3e70'),
  ocean: ground('#d9eef8', '#93cbe6', '#1c7eac', '#063a55'),
  aqua: ground('#ddf7f7', '#a6e5e6', '#22a5aa', '#05484b'),
  teal: ground('#d6efea', '#8fcdc0', '#17796a', '#05382f'),
  sand: ground('#f8f0e0', '#e6d3b1', '#b68c4c', '#553b12'),
  cream: ground('#fffbf0', '#f6e9ce', '#d2ac66', '#5e441b'),
  latte: ground('#f3e8dd', '#d9bfa6', '#98704c', '#442912'),
  cocoa: ground('#e9dcd3', '#b89682', '#6b4330', '#2e170c'),
  slate: ground('#eaeef3', '#c4cedb', '#607590', '#1e2c3f'),
  snow: ground('#ffffff', '#edf1f5', '#a9b7c6', '#334155'),
  espresso: ground('#5a3a2a', '#2f1b12', '#b07b4f', '#1a0d07'),
  ink: ground('#3a4257', '#1b2030', '#7c8ab0', '#0b0e18'),
  night: ground('#34336b', '#171640', '#7c78e0', '#0a0a22'),
  wine: ground('#6b2036', '#3a0d1c', '#c4587a', '#1f060e'),
  forest: ground('#1f5a44', '#0d3226', '#4fb286', '#061b14'),
});

export const groundOf = (name: string): Ground | undefined =>
  Object.hasOwn(grounds, name) ? grounds[name] : undefined;

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
