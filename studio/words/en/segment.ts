import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const segment = {
  segment: { name: 'Block', help: 'One block with a title, and cards or a text.' },
  'segment.view_uid': internalName,
  'segment.category': { name: 'Content', help: 'Decides what the block shows.' },
  'segment.category=0': { name: 'Items', help: 'Up to 8 items of the chosen list.' },
  'segment.category=1': { name: 'Shops', help: 'Up to 8 shops of the chosen list.' },
  'segment.category=2': { name: 'Actions', help: 'Up to 8 cards that open something.' },
  'segment.category=3': { name: 'Locations', help: 'Up to 8 cards of locations with a small map.' },
  'segment.category=4': { name: 'Text and picture', help: 'A text with a picture and a button.' },
  'segment.title': { name: 'Block title', help: 'Shown above the cards; up to 80 characters.' },
  'segment.hide_title': { name: 'Hide the title', help: "The block's title is not shown." },
  'segment.color_background': { name: 'Block background', help: 'Colour behind the whole block.' },
  'segment.color_text': {
    name: 'Title colour',
    help: "Colour of the title on the block's background; it adapts where it is hard to read.",
  },
  'segment.content': { name: 'Text content', help: 'For blocks of text and picture; up to 20,000 characters.' },
  'segment.image': { name: 'Picture', help: 'For blocks of text and picture.' },
  'segment.ctas': { name: 'Action cards', help: 'For blocks of actions; the first 8 are shown.' },
  'segment.metas': { name: 'Cards and source', help: 'How cards look, and where they come from.' },
  'segment.metas.style': { name: 'Card style', help: 'How the cards are arranged; a grid of two columns by default.' },
  'segment.metas.style=0': {
    name: 'Grid of two columns',
    help: 'Two cards per line; the picture of a text stands above it.',
  },
  'segment.metas.style=1': { name: 'Slider', help: 'Cards slide sideways; the picture of a text stands beside it.' },
  'segment.metas.colorText': {
    name: 'Other title colour',
    help: "Used on the block's background where the title colour is empty.",
  },
  'segment.metas.color_button': {
    name: 'Button colour',
    help: "Colour of buttons in the block; the store's where it is empty.",
  },
  'segment.metas.component': {
    name: 'Source',
    help: 'The section that the items or shops come from, and that the title or button opens.',
  },
  'segment.metas.maps': { name: 'Location cards', help: 'For blocks of locations; the first 8 are shown.' },
  'segment.en': inEnglish,
} satisfies WordsOf<'segment'>;
