import type { Cart, CartGroup, CartLine } from '../../../machines/cart/cart-lines';

export const line = (id: string, differences: Partial<CartLine> = {}): CartLine => ({
  id,
  item: { id: `item-${id}` },
  title: `Barang ${id}`,
  variantName: null,
  image: null,
  price: { amount: 4500, currency: 'Rp' },
  quantity: 2,
  checked: false,
  stock: 9,
  orderLimit: null,
  isOpen: true,
  outsideHours: null,
  ...differences,
});

export const group = (id: string, lines: readonly CartLine[]): CartGroup => ({
  id,
  supplierName: `Toko ${id}`,
  supplierIcon: null,
  cityName: 'Kota Bandung',
  address: '',
  checkoutText: null,
  lines,
});

export const cart = (groups: readonly CartGroup[], revision = 1): Cart => ({ revision, checkoutText: null, groups });
