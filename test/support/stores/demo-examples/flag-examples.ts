import type { CatalogueItem } from '../../../../provider/store-check/catalogue-item';
import type { DemoExample } from '../demo-examples';

const pictures = ({ image, image2, image3, image4, image5 }: CatalogueItem) =>
  [image, image2, image3, image4, image5].filter(Boolean).length;

/** The parts of every item's page, and what hides them. */
export const flagExamples: readonly DemoExample[] = [
  ['gallery of five', 'plasanusa', 'earbud1', (item) => pictures(item) === 5],
  ['gallery of two', 'plasanusa', 'gerabah', (item) => pictures(item) >= 2 && pictures(item) < 5],
  ['one picture', 'plasanusa', 'gelas6', (item) => pictures(item) === 1],
  [
    'Baca Selengkapnya',
    'bumdeskaliwening',
    'homestay',
    ({ content }) => content.length > 600 && content.includes('<ol>'),
  ],
  ['short description', 'plasanusa', 'cobek20', ({ content }) => content.length < 200],
  ['a page of reviews, and another', 'ronasenja', 'hijabvoal', ({ reviews }) => reviews.length > 10],
  ['more than three reviews', 'bereskan', 'pijat60', ({ reviews }) => reviews.length > 3],
  ['bad reviews too', 'kantinbiru', 'geprek7', ({ reviews }) => reviews.some(({ rating }) => rating === 1)],
  ['reviews of stars alone', 'plasanusa', 'rumahjati', ({ reviews }) => reviews.some(({ comment }) => comment === '')],
  ['no reviews', 'ronasenja', 'roklipit', ({ type, reviews }) => type === 0 && reviews.length === 0],
  ['`hide_info`', 'plasanusa', 'serum1', ({ hide_info, sold }) => hide_info === 1 && sold > 0],
  ['`hide_info_product`', 'plasanusa', 'sofa2', ({ hide_info_product }) => hide_info_product === 1],
  ['`hide_info_seller`', 'bereskan', 'semir', ({ hide_info_seller, parent }) => hide_info_seller === 1 && !!parent],
  [
    '`hide_info_rating`',
    'bereskan',
    'kulkas',
    ({ hide_info_rating, reviews }) => hide_info_rating === 1 && reviews.length > 0,
  ],
  [
    '`hide_info_message` of goods',
    'ronasenja',
    'payung',
    ({ type, hide_info_message }) => type === 0 && hide_info_message === 1,
  ],
  [
    '`hide_info_message` of a service',
    'bereskan',
    'jagarumah',
    ({ type, hide_info_message }) => type === 1 && hide_info_message === 1,
  ],
  [
    '`hide_info_message` of a direct purchase',
    'antarin',
    'sepeda',
    ({ type, hide_info_message }) => type === 5 && hide_info_message === 1,
  ],
  [
    '`product_show_discount` of goods',
    'plasanusa',
    'wajan30',
    ({ type, product_show_discount }) => type === 0 && product_show_discount === 1,
  ],
  [
    '`product_show_discount` of a service',
    'bereskan',
    'mampet',
    ({ type, product_show_discount }) => type === 1 && product_show_discount === 1,
  ],
  ['`discount_flag`', 'apotekmelati', 'tensi', ({ discount_flag }) => discount_flag === 1],
  ['`product_show_related`', 'kopirintik', 'gayo', ({ product_show_related }) => product_show_related === 1],
];
