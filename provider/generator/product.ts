import type { Chance } from './chance';
import { type Trade, trades } from './trades';

const names = ['Ayu', 'Bagus', 'Cahya', 'Dewi', 'Endang', 'Fitri', 'Galih', 'Hendra'];
const praise = ['Sesuai gambar.', 'Cepat sampai, terima kasih.', 'Akan beli lagi.', 'Lumayan.', ''];
const grounds = ['mint', 'leaf', 'lemon', 'honey', 'coral', 'sky', 'lilac', 'sand'];

const rupiah = ({ price: [low, high] }: Trade, chance: Chance) => chance.between(low * 2, high * 2) * 500;

const variants = ({ choices }: Trade, chance: Chance, price: number) =>
  choices.map((name, index) => ({
    view_uid: `v${index}`,
    name,
    price: price + index * 1000,
    quantity: chance.between(0, 40),
  }));

const reviews = (chance: Chance) =>
  Array.from({ length: chance.between(1, 3) }, () => ({
    rating: chance.between(3, 5),
    comment: chance.pick(praise),
    name: chance.pick(names),
    date: `2026-0${chance.between(1, 9)}-${String(chance.between(1, 28)).padStart(2, '0')}`,
  }));

export function makeProduct(chance: Chance, number: number, shops: number): object {
  const trade = chance.pick(trades);
  const [thing, kind, size] = [chance.pick(trade.things), chance.pick(trade.kinds), chance.pick(trade.sizes)];
  const price = rupiah(trade, chance);
  const isReduced = chance.percent(20);
  return {
    view_uid: `barang${number}`,
    components: [trade.id],
    ...(shops > 0 && { parent: `lapak${chance.between(1, shops)}` }),
    type: trade.type,
    title: `${thing} ${kind} ${size}`,
    content: `<p>${thing} ${kind.toLowerCase()} untuk keluarga, ${size}. Dikirim hari ini juga bila dipesan sebelum pukul sepuluh.</p>`,
    image: `listimage/${chance.pick(trade.emoji)}~${chance.pick(grounds)}.svg`,
    price,
    price_before_discount: isReduced ? price + 2500 : 0,
    quantity: chance.between(0, 200),
    use_quantity: trade.type === 0 ? 1 : 0,
    weight: chance.between(1, 20) * 100,
    is_open: chance.percent(95) ? 1 : 0,
    label_search: trade.id,
    sold: chance.skewed(20_000),
    review_rating: chance.between(30, 50) / 10,
    discussion_count: chance.between(0, 30),
    product_show_related: 1,
    variants: chance.percent(15) ? variants(trade, chance, price) : [],
    reviews: chance.percent(25) ? reviews(chance) : [],
  };
}
