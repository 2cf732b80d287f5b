import type { Chance } from './chance';
import { cities } from './cities';

const days = ['day_1', 'day_2', 'day_3', 'day_4', 'day_5', 'day_6'];
/** About 15 kilometres, in ten thousandths of a degree. */
const reach = 1400;

/** A shop somewhere in one of the cities. */
export function madeShop(chance: Chance, number: number): object {
  const { code, name, lat, lng } = chance.pick(cities);
  const near = (middle: number) => Math.round(middle * 10_000 + chance.between(-reach, reach)) / 10_000;
  const owner = chance.pick(['Ani', 'Budi', 'Citra', 'Dedi', 'Eka', 'Fajar', 'Gita', 'Hadi', 'Indah', 'Joko']);
  return {
    view_uid: `lapak${number}`,
    type: 4,
    title: `Lapak ${owner} ${name} ${number}`,
    content: `<p>Lapak ${owner} melayani ${name} dan sekitarnya.</p>`,
    image: `listimage/stall_${chance.pick(['leafy-green', 'mango', 't-shirt', 'coffee'])}~mint.svg`,
    regency: code,
    lat: near(lat),
    lng: near(lng),
    address: `Jl. Merdeka No. ${chance.between(1, 200)}, ${name}`,
    hours: Object.fromEntries(days.map((day) => [day, '08:00-17:00'])),
    sold: chance.skewed(50_000),
    review_rating: chance.between(35, 50) / 10,
    seller_rating: chance.between(35, 50) / 10,
    seller_message_rate: chance.between(60, 100),
    seller_discussion_rate: chance.between(50, 100),
  };
}
