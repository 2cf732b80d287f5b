import type { WordsOf } from '../../words';
import { inEnglish, internalName } from '../shared/common';

export const appHome = {
  'app.popup_flag': {
    name: 'Show the popup',
    help: "The popup's picture opens once a visit; choose the picture as well.",
  },
  'app.popup_image': { name: 'Popup picture', help: 'Upright picture, 4:5, in the middle of the screen.' },
  'app.popup_value': {
    name: 'Popup link',
    help: 'What a tap on the popup opens: a page of the store or a web address.',
  },
  'app.slider': {
    name: 'Slider banners',
    help: 'Sliding pictures on top of the home page, in layouts with a slider; at most 10.',
  },
  'app.slider[]': { name: 'Banner', help: "One picture of the home page's slider." },
  'app.slider[].image': { name: 'Banner picture', help: 'Twice as wide as high, such as 960 × 480 pixels.' },
  'app.slider[].title': {
    name: 'Banner title',
    help: 'What the picture says, for screen readers too; up to 80 characters.',
  },
  'app.slider[].value': {
    name: 'Banner link',
    help: 'What a tap on the banner opens: a page of the store or a web address.',
  },
  'app.slider[].show_title': {
    name: 'Show title on picture',
    help: "The title stands on the picture's left half, for pictures without words.",
  },
  'app.slider[].en': inEnglish,
  'app.label_default': { name: 'Initial search label', help: 'The label that is chosen when a search opens.' },
  'app.use_label_flag': { name: 'Use labels', help: 'Search shows labels that customers tap to filter what is found.' },
  'app.labels': { name: 'Search labels', help: 'Choices to filter a search by; at most 40.' },
  'app.labels[]': { name: 'Label', help: 'One choice to filter a search by.' },
  'app.labels[].id': internalName,
  'app.labels[].name': { name: 'Label name', help: 'What the label says; up to 40 characters.' },
  'app.labels[].en': inEnglish,
} satisfies Partial<WordsOf<'app'>>;
