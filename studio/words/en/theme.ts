import type { WordsOf } from '../words';

export const theme = {
  theme: { name: 'Colours and corners', help: 'What differs from the basic look; empty ones follow it.' },
  'theme.color-background': {
    name: 'Page background',
    help: 'Colour behind the cards; it adapts where text would be hard to read.',
  },
  'theme.color-surface': { name: 'Cards and bars', help: 'Colour of cards, sheets and bars; white by default.' },
  'theme.color-text': { name: 'Main text', help: 'Colour of text; it adapts where it is hard to read.' },
  'theme.color-text-muted': {
    name: 'Secondary text',
    help: 'Colour of quiet text; it adapts where it is hard to read.',
  },
  'theme.color-border': { name: 'Lines', help: 'Colour of lines between and around things.' },
  'theme.color-action': {
    name: 'Buttons and links',
    help: "Colour of buttons and links; the header's where it is empty.",
  },
  'theme.color-price': { name: 'Prices', help: "Colour of prices; the main text's where it is empty." },
  'theme.color-sale': { name: 'Discounts and warnings', help: 'Colour of discounts and warnings; red by default.' },
  'theme.radius-card': {
    name: 'Card corners',
    help: 'Curve of cards, such as 12px or 1rem; the corner shape decides where it is empty.',
  },
  'theme.radius-control': {
    name: 'Button corners',
    help: 'Curve of buttons and fields, such as 8px; the corner shape decides where it is empty.',
  },
} satisfies WordsOf<'theme'>;
