export interface Trade {
  id: string;
  name: string;
  emoji: readonly string[];
  type: 0 | 1;
  things: readonly string[];
  kinds: readonly string[];
  sizes: readonly string[];
  /** Lowest and highest price in thousands of rupiah. */
  price: readonly [number, number];
  choices: readonly string[];
}

const words = (text: string) => text.split(', ');

export const trades: readonly Trade[] = [
  {
    id: 'sayur',
    name: 'Sayur',
    emoji: ['leafy-green', 'carrot', 'tomato'],
    type: 0,
    things: words('Bayam, Kangkung, Wortel, Tomat, Terong, Buncis, Brokoli, Kentang, Selada, Mentimun, Labu, Jagung'),
    kinds: words('Hijau, Organik, Lembang, Segar, Pilihan, Hidroponik, Muda, Dieng, Manis, Super'),
    sizes: words('250 g, 500 g, 1 kg, seikat'),
    price: [3, 30],
    choices: words('Kecil, Sedang, Besar'),
  },
  {
    id: 'buah',
    name: 'Buah',
    emoji: ['mango', 'red-apple', 'tangerine', 'banana', 'avocado'],
    type: 0,
    things: words('Mangga, Apel, Jeruk, Pisang, Alpukat, Semangka, Melon, Nanas, Pepaya, Anggur, Salak, Jambu'),
    kinds: words('Manis, Madu, Malang, Garut, Mentega, Merah, Harum, Pilihan, Medan, Bangkok'),
    sizes: words('500 g, 1 kg, 2 kg, satu sisir'),
    price: [8, 90],
    choices: words('Matang, Setengah matang, Mentah'),
  },
  {
    id: 'minuman',
    name: 'Minuman',
    emoji: ['coffee', 'bubble-tea', 'tropical-drink'],
    type: 0,
    things: words('Kopi, Teh, Jus, Susu, Cokelat, Wedang, Sirup, Matcha, Cendol, Limun'),
    kinds: words('Susu, Gula Aren, Tarik, Jahe, Vanila, Pandan, Dingin, Panas, Robusta, Melati'),
    sizes: words('250 ml, 350 ml, 500 ml, 1 liter'),
    price: [6, 55],
    choices: words('Tanpa gula, Sedikit gula, Normal, Extra manis'),
  },
  {
    id: 'makanan',
    name: 'Makanan',
    emoji: ['bento-box', 'curry-rice', 'pot-of-food'],
    type: 0,
    things: words('Nasi, Mi, Soto, Bakso, Sate, Rendang, Gudeg, Pempek, Ayam, Ikan, Tahu, Tempe'),
    kinds: words('Goreng, Bakar, Kuah, Rica, Padang, Lamongan, Kampung, Geprek, Bumbu Kuning, Sambal Matah'),
    sizes: words('satu porsi, porsi besar, isi 5, isi 10'),
    price: [10, 85],
    choices: words('Tidak pedas, Sedang, Pedas, Sangat pedas'),
  },
  {
    id: 'busana',
    name: 'Busana',
    emoji: ['t-shirt', 'dress', 'jeans'],
    type: 0,
    things: words('Kemeja, Kaus, Celana, Gamis, Kerudung, Jaket, Rok, Batik, Sarung, Piyama'),
    kinds: words('Katun, Linen, Polos, Motif Mega, Lengan Panjang, Oversize, Anak, Parang, Rajut, Denim'),
    sizes: words('putih, hitam, biru, cokelat, marun'),
    price: [35, 480],
    choices: words('S, M, L, XL'),
  },
  {
    id: 'rumah',
    name: 'Rumah tangga',
    emoji: ['basket', 'bed', 'broom'],
    type: 0,
    things: words('Sapu, Ember, Panci, Wajan, Gelas, Piring, Rak, Seprai, Bantal, Lampu, Handuk, Keset'),
    kinds: words('Bambu, Kayu Jati, Keramik, Rotan, Lipat, Serbaguna, Anti Lengket, Tebal, Mini, Jumbo'),
    sizes: words('isi 1, isi 3, set lengkap, 30 cm, 60 cm'),
    price: [12, 350],
    choices: words('Cokelat, Krem, Abu'),
  },
  {
    id: 'jasa',
    name: 'Jasa',
    emoji: ['toolbox', 'barber-pole'],
    type: 1,
    things: words('Cuci AC, Servis Motor, Pijat, Potong Rambut, Bersih Rumah, Pasang Listrik, Les Privat, Foto Produk'),
    kinds: words('Panggilan, Profesional, Hemat, Kilat, Lengkap, Bergaransi, Akhir Pekan, Keluarga'),
    sizes: words('1 jam, 2 jam, setengah hari, sehari'),
    price: [40, 600],
    choices: words('Reguler, Premium'),
  },
];
