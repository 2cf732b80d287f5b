import type { Chance } from './chance';

interface City {
  code: string;
  name: string;
  lat: number;
  lng: number;
}

const city = (code: string, name: string, lat: number, lng: number): City => ({ code, name, lat, lng });

const cities: readonly City[] = [
  city('31.71', 'Jakarta', -6.1805, 106.8284),
  city('32.73', 'Bandung', -6.9147, 107.6098),
  city('33.74', 'Semarang', -6.9904, 110.4229),
  city('34.71', 'Yogyakarta', -7.8014, 110.3647),
  city('35.78', 'Surabaya', -7.2575, 112.7521),
  city('12.71', 'Medan', 3.5897, 98.6739),
  city('16.71', 'Palembang', -2.9909, 104.7566),
  city('51.71', 'Denpasar', -8.6705, 115.2126),
  city('73.71', 'Makassar', -5.1477, 119.4328),
  city('71.73', 'Tomohon', 1.3234, 124.8385),
];

const days = ['day_1', 'day_2', 'day_3', 'day_4', 'day_5', 'day_6'];
/** About 15 km in units of 0.0001 degrees. */
const reach = 1400;

export function makeShop(chance: Chance, number: number): object {
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
