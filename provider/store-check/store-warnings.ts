import { getContrast } from 'polished';
import type { Issue } from './issue';
import type { FilledStore } from './store-document';

export const headerPalette = ['#ED5564', '#4FC1E8', '#A0D568', '#FFCE54', '#AC92EB'] as const;

/** WCAG level AA; the storefront replaces colours below it. */
const minContrast = 4.5;

const headerColor = ({ color_custom_flag, color_custom, header }: FilledStore['app']): string =>
  (color_custom_flag === 1 && color_custom) || (headerPalette[header] ?? headerPalette[0]);

/** The storefront replaces a text colour that cannot be read on the header. */
function unreadableHeaderText({ app }: FilledStore): Issue[] {
  const { color_font: text } = app;
  const ground = headerColor(app);
  const ratio = text ? getContrast(text, ground) : minContrast;
  if (ratio >= minContrast) return [];
  const [ink, direction] =
    getContrast('#000000', ground) > getContrast('#FFFFFF', ground) ? ['#000000', 'darker'] : ['#FFFFFF', 'lighter'];
  return [
    {
      path: ['app', 'color_font'],
      reason: `${text} on the header's ${ground} has a contrast of ${ratio}:1, below the ${minContrast}:1 that text needs; the header shows a readable colour instead`,
      hint: `Choose a ${direction} color_font (${ink} has ${getContrast(ink, ground)}:1), or another header colour.`,
    },
  ];
}

const ride = 1;

const unusedCarriers = ({ app: { carriers, use_expedition } }: FilledStore): Issue[] =>
  use_expedition !== 1 && carriers.some(({ type }) => type !== ride)
    ? [
        {
          path: ['app', 'carriers'],
          reason: 'no checkout offers these carriers, because use_expedition is not 1; delivery is free',
          hint: 'Write use_expedition: 1 to ask for a carrier, or remove the carriers.',
        },
      ]
    : [];

export const storeWarnings = (store: FilledStore): Issue[] => [
  ...unusedCarriers(store),
  ...unreadableHeaderText(store),
];
