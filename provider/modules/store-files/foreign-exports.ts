import type { ResourceName } from './resource';

interface ForeignExport {
  seller: string;
  /** Column names in lower case, without asterisks and text in brackets; `atLeast` of them identify the export. */
  signature: readonly string[];
  atLeast: number;
  columns: Readonly<Record<string, readonly string[]>>;
  note?: string;
}

const names = (list: string) => list.split(', ');

const exportsOfItems: readonly ForeignExport[] = [
  {
    seller: 'Shopify',
    signature: names(
      'handle, url handle, title, body, vendor, variant sku, variant price, variant grams, variant inventory qty, variant inventory tracker, variant compare at price, compare-at price, inventory quantity, option1 name, option1 value, image src, product image url',
    ),
    atLeast: 4,
    columns: {
      view_uid: names('Handle, URL handle'),
      title: names('Title'),
      content: names('Body (HTML), Description'),
      price: names('Variant Price, Price'),
      price_before_discount: names('Variant Compare At Price, Compare-at price'),
      quantity: names('Variant Inventory Qty, Inventory quantity'),
      weight: names('Variant Grams, Weight value (grams)'),
      variant: names('Variant SKU, SKU'),
    },
  },
  {
    seller: 'WooCommerce',
    signature: names(
      'id, type, sku, published, is featured?, visibility in catalog, short description, tax status, tax class, in stock?, backorders allowed?, sold individually?, regular price, sale price, shipping class, cross-sells, upsells',
    ),
    atLeast: 4,
    columns: {
      view_uid: names('SKU'),
      title: names('Name'),
      content: names('Description'),
      price: names('Regular price'),
      quantity: names('Stock'),
      weight: names('Weight (kg), Weight (g)'),
    },
    note: 'Where an item has a sale price, that is its price, and its regular price is price_before_discount.',
  },
  {
    seller: 'Tokopedia',
    signature: names(
      'nama produk, product name, product id, berat, minimum pemesanan, nomor etalase, etalase, waktu proses preorder, kondisi, gambar 1, foto produk 1, url gambar 1, sku name, jumlah stok, kurir pengiriman, asuransi pengiriman, kategori kode, url video produk 1',
    ),
    atLeast: 3,
    columns: {
      view_uid: names('SKU Name'),
      title: names('Nama Produk'),
      content: names('Deskripsi Produk'),
      price: names('Harga'),
      quantity: names('Jumlah Stok, Stok'),
      weight: names('Berat'),
    },
  },
  {
    seller: 'Shopee',
    signature: names(
      'kode produk, nama produk, kode variasi, nama variasi, nama variasi 1, sku induk, varian untuk variasi 1, kode integrasi variasi, produk berbahaya, foto sampul, foto produk per varian, dikirim dalam pre-order, ps_category, ps_product_name, ps_product_description, ps_sku_parent_short, ps_price, ps_stock, ps_weight, et_title_product_id, et_title_product_name, et_title_variation_id, et_title_variation_price, et_title_variation_stock, product id, product name, variation id, variation name, parent sku',
    ),
    atLeast: 3,
    columns: {
      view_uid: names('SKU Induk, Parent SKU, ps_sku_parent_short, Kode Produk'),
      title: names('Nama Produk, Product Name, ps_product_name'),
      content: names('Deskripsi Produk, ps_product_description'),
      price: names('Harga, Price, ps_price'),
      quantity: names('Stok, Stock, ps_stock'),
      weight: names('Berat, ps_weight'),
      variant: names('Kode Variasi'),
      variant_name: names('Nama Variasi'),
    },
  },
];

const normalName = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/\([^)]*\)|\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const rowsToSearch = 8;

export interface Recognized {
  index: number;
  reason: string;
  hint: string;
}

function mappingText({ columns }: ForeignExport, header: readonly string[]): string {
  const present = new Map(header.map((cell) => [normalName(cell), cell.replace(/\*/g, '').trim()]));
  const pairs = Object.entries(columns).flatMap(([ours, theirs]) => {
    const name = theirs.map((one) => present.get(normalName(one))).find((one) => one !== undefined);
    return name === undefined ? [] : [`"${name}" to ${ours}`];
  });
  return pairs.join(', ');
}

/** Recognizes the product export of another shop system by its header, and says how to convert it. */
export function recognizeExport(rows: readonly (readonly string[])[], resource: ResourceName): Recognized | undefined {
  const candidates = rows.slice(0, rowsToSearch).flatMap((cells, index) => {
    const present = new Set(cells.map(normalName));
    return exportsOfItems.flatMap((one) => {
      const matches = one.signature.filter((name) => present.has(name)).length;
      return matches >= one.atLeast ? [{ index, one, matches, cells }] : [];
    });
  });
  const [best] = candidates.sort((one, other) => other.matches - one.matches);
  if (!best) return undefined;
  const { index, one, cells } = best;
  const reason = `is a product export of ${one.seller}, whose columns are not those of this file`;
  if (resource !== 'items') return { index, reason, hint: 'It has items: npm run store -- items apply' };
  const above = index > 0 ? 'Remove the rows above the header. ' : '';
  const hint = `${above}Rename the columns ${mappingText(one, cells)}; remove the others; add a column "type" with 0 for goods. An id has letters, digits and _ alone; prices and weights are whole numbers (rupiah, grams). ${one.note ?? ''}`;
  return { index, reason, hint: hint.trim() };
}
