import { type WordsOf, wordsByValue } from '../../words';
import { actions } from '../shared/actions';
import { inEnglish } from '../shared/common';

export const itemBasics = {
  item: { name: 'Item', help: 'Goods, a service, a shop or another page that lists of items show.' },
  'item.view_uid': {
    name: 'Item address',
    help: "The end of the address of the item's page; old links break if it changes.",
  },
  'item.components': { name: 'Shown in lists', help: 'Item lists in which it is shown; at most 20.' },
  'item.parent': { name: 'Shop', help: 'The shop that sells it; empty where the store itself does.' },
  'item.type': { name: 'Item type', help: 'Decides what its page shows and how it is bought.' },
  'item.type=0': { name: 'Goods', help: 'Bought through the cart or at once, with stock and delivery.' },
  'item.type=1': { name: 'Service', help: 'Booked, with a choice of services and times.' },
  'item.type=2': { name: 'Text', help: 'A page to read, which is not sold.' },
  'item.type=3': { name: 'Ride', help: 'A driver comes; ordered on a map, at a price per kilometre.' },
  'item.type=4': { name: 'Shop', help: 'The page of a shop with its own items.' },
  'item.type=5': { name: 'Direct purchase', help: 'Bought without cart and delivery, such as something digital.' },
  'item.type=6': { name: 'Redirect', help: 'A tap on its card opens a link at once.' },
  'item.type=7': { name: 'Web content', help: 'HTML of your own, in a frame or a tab.' },
  'item.type=8': { name: 'Contact action', help: 'A tap on its card acts at once, such as opening a WhatsApp chat.' },
  'item.title': { name: 'Item name', help: 'Shown in lists and on its page; up to 120 characters.' },
  'item.content': { name: 'Description', help: "Formatted text on the item's page; what is unsafe is removed." },
  'item.image': { name: 'Main picture', help: 'Square picture in lists, and the first of the gallery.' },
  'item.image2': { name: 'Picture 2', help: "The second picture of the item's gallery." },
  'item.image3': { name: 'Picture 3', help: "The third picture of the item's gallery." },
  'item.image4': { name: 'Picture 4', help: "The fourth picture of the item's gallery." },
  'item.image5': { name: 'Picture 5', help: "The fifth picture of the item's gallery." },
  'item.label_search': {
    name: 'Search label',
    help: "The store's label that filters searches and finds similar items.",
  },
  'item.address': { name: 'Street address', help: 'Of a shop or a service; up to 200 characters.' },
  'item.regency': { name: 'Regency or city', help: 'Shown on its card; of goods, the city that they are sent from.' },
  'item.lat': { name: 'Latitude', help: 'Its position from south to north, for near-me search and maps.' },
  'item.lng': { name: 'Longitude', help: 'Its position from west to east, for near-me search and maps.' },
  'item.url': { name: 'Link or target', help: 'What a redirect opens, or the number or address of a contact action.' },
  'item.action': { name: 'Action type', help: 'Of a contact action: what a tap on its card does.' },
  ...wordsByValue('item.action', actions),
  'item.en': inEnglish,
} satisfies Partial<WordsOf<'item'>>;
