import type { CatalogueItem } from '../../../../provider/store-check/catalogue-item';
import type { DemoExample } from '../demo-examples';

const isShop = ({ type }: CatalogueItem) => type === 4;
const outOfHours = 'Di luar jam operasional';
const daysOf = ({ hours = {} }: CatalogueItem) => Object.keys(hours).length;

/** Shops and the items of shops. */
export const shopExamples: readonly DemoExample[] = [
  [
    '`search_flag` 0: search box, items on several pages',
    'plasanusa',
    'dapurnini',
    (item, children) => isShop(item) && item.search_flag === 0 && children.length > 20,
  ],
  ['`search_flag` 1: no search box', 'ronasenja', 'butikbandung', (item) => isShop(item) && item.search_flag === 1],
  ['no items', 'apotekmelati', 'cabangjebres', (item, children) => isShop(item) && children.length === 0],
  ['`hide_image_flag`', 'kantinbiru', 'kejujuran', (item) => isShop(item) && item.hide_image_flag === 1],
  ['open every day', 'bereskan', 'mitrasejuk', (item) => isShop(item) && daysOf(item) === 7],
  ['closed on some days', 'plasanusa', 'lapisbuku', (item) => isShop(item) && daysOf(item) > 0 && daysOf(item) < 7],
  ['open day and night', 'apotekmelati', 'cabangjebres', (item) => isShop(item) && item.hours?.day_1 === '00:00-23:59'],
  [
    'sells nothing outside its hours: `outside_hours`, where its store sells',
    'antarin',
    'rawonmbahro',
    (item) => isShop(item) && item.outside_hours?.sold === 0,
  ],
  ['no hours told', 'kebunara', 'madugunung', (item) => isShop(item) && !item.hours],
  [
    'closed: `is_open` 0, closing text',
    'plasanusa',
    'pitgowes',
    (item) => isShop(item) && item.is_open === 0 && item.close_status === outOfHours,
  ],
  [
    'closed: `is_open` 0, another text',
    'ronasenja',
    'butikdenpasar',
    (item) => isShop(item) && item.is_open === 0 && !['', outOfHours].includes(item.close_status),
  ],
  [
    'closed: closing text alone',
    'plasanusa',
    'kriyalontar',
    (item) => isShop(item) && item.is_open === 1 && item.close_status === outOfHours,
  ],
  ['address and position', 'kebunara', 'kebuncisarua', (item) => isShop(item) && item.address !== '' && !!item.lat],
  [
    'rates of answers',
    'plasanusa',
    'gawaikita',
    (item) => isShop(item) && item.seller_message_rate > 0 && item.seller_discussion_rate > 0,
  ],
  ['item of a shop', 'plasanusa', 'teko1', ({ parent }) => parent === 'dapurnini'],
  ['item that the store itself sells', 'kopirintik', 'kamojang', ({ type, parent }) => type === 0 && !parent],
  [
    'direct purchase with facts of its seller',
    'loketkita',
    'pulsa25',
    (item) => item.type === 5 && !item.parent && item.seller_rating > 0 && item.seller_message_rate > 0,
  ],
  ['direct purchase from a shop', 'plasanusa', 'kelasbatik', (item) => item.type === 5 && !!item.parent],
];
