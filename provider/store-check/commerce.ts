import type { PackageRates } from '../pricing/package-cost';

/** A package of a carrier with its rates. */
export interface CarrierService extends PackageRates {
  service: string;
  description: string;
  en?: { description?: string };
}

export interface StoredCarrier {
  view_uid: string;
  name: string;
  icon?: string;
  /** 1 rides, 2 has one cost, 3 has packages. */
  type: number;
  cost: number;
  services: CarrierService[];
}

export interface StoredPaymentOption {
  id: string;
  type: number;
  title: string;
  info: string;
  icon?: string;
  /** Html. */
  detail: string;
  admin_fee: number;
  en?: { title?: string; info?: string; detail?: string };
  va_prefix?: string;
  account?: string;
  cart_types: number[];
  /** All where it is empty. */
  carrier_types: number[];
}

/** How a store sells; its customers' pages learn it call by call. */
export interface StoredCommerce {
  /** Code of a regency or city. */
  origin?: string;
  use_dropship: number;
  auto_order: number;
  order_fee_product: number;
  order_fee_product_courrier: number;
  text_checkout: string;
  carriers: StoredCarrier[];
  payment_options: StoredPaymentOption[];
}
