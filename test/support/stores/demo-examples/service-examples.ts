import type { CatalogueItem } from '../../../../provider/store-check/catalogue-item';
import type { DemoExample } from '../demo-examples';

const isService = ({ type }: CatalogueItem) => type === 1;
const isRide = ({ type }: CatalogueItem) => type === 3;
const ends = ({ set_origin_flag, set_destination_flag }: CatalogueItem) => `${set_origin_flag}${set_destination_flag}`;

/** Services and rides. */
export const serviceExamples: readonly DemoExample[] = [
  ['service of style 0: no date', 'apotekmelati', 'cektensi', (item) => isService(item) && item.style === 0],
  ['service of style 1: nights', 'bumdeskaliwening', 'homestay', (item) => isService(item) && item.style === 1],
  ['service of style 2: two dates', 'bereskan', 'artharian', (item) => isService(item) && item.style === 2],
  ['service of style 3: date and time', 'bereskan', 'cuciac', (item) => isService(item) && item.style === 3],
  ['services to pick', 'bereskan', 'kukukaki', (item) => isService(item) && item.variants.length > 2],
  ['`by_appointment` 1', 'bereskan', 'pijat60', (item) => isService(item) && item.by_appointment === 1],
  ['`by_appointment` 0', 'bereskan', 'bersih2jam', (item) => isService(item) && item.by_appointment === 0],
  ['`expired_date` of a service', 'kebunara', 'kunjungkebun', (item) => isService(item) && !!item.expired_date],
  [
    'hours of its own',
    'kopirintik',
    'kelasseduh',
    (item) => isService(item) && !!item.hours?.day_7 && !item.hours.day_1,
  ],
  ['hours of its shop', 'bereskan', 'freon', (item) => isService(item) && !!item.parent && !item.hours],
  ['address and position', 'bumdeskaliwening', 'pandu', (item) => isService(item) && item.address !== '' && !!item.lat],
  [
    'closed service: closing text',
    'bereskan',
    'kerokan',
    (item) => isService(item) && item.is_open === 1 && item.close_status === 'Di luar jam operasional',
  ],
  ['ride with both ends free', 'antarin', 'ojek', (item) => isRide(item) && item.style === 0 && ends(item) === '00'],
  ['`set_origin_flag`', 'antarin', 'ojekstasiun', (item) => isRide(item) && ends(item) === '10'],
  ['`set_destination_flag`', 'antarin', 'bandaraabdul', (item) => isRide(item) && ends(item) === '01'],
  ['both ends fixed', 'antarin', 'ulangkampus', (item) => isRide(item) && ends(item) === '11'],
  ['ride of style 1: a call', 'antarin', 'tambalban', (item) => isRide(item) && item.style === 1],
  [
    'extra services, one required',
    'antarin',
    'pikap',
    ({ services }) => services.some((one) => one.required === 1) && services.some((one) => one.required === 0),
  ],
  ['extra service with `max_qty`', 'antarin', 'engkel', ({ services }) => services.some(({ max_qty }) => max_qty > 1)],
  ['ride without extra services', 'antarin', 'taksi', (item) => isRide(item) && item.services.length === 0],
  ['`order_fee_courrier`', 'antarin', 'mobil6', (item) => isRide(item) && item.order_fee_courrier > 0],
  ['closed ride', 'antarin', 'dingin', (item) => isRide(item) && item.is_open === 0],
];
