interface CarrierService {
  service: string;
  days_from: number;
  days_to: number;
}

/** The parts of a store document about delivery and payment. */
export interface CommerceParts {
  origin?: string;
  use_expedition?: number;
  balance_flag?: number;
  customer_points_flag?: number;
  points?: object;
  rewards?: { unique_id: string }[];
  referral_flag?: number;
  carriers?: {
    view_uid: string;
    type: number;
    lat?: number;
    lng?: number;
    services?: CarrierService[];
    extra_services?: { view_uid: string }[];
    form_view_uid?: string;
  }[];
  payment_options?: {
    id: string;
    type: number;
    cart_types?: number[];
    va_prefix?: string;
    account?: string;
    invoice_method?: number;
  }[];
}

const bandung = '32.73';
const regular = { service: 'REG', description: 'Reguler', base: 9_000, per_kg: 5_000, per_zone: 2_000 };

/**
 * Makes ids unique, and adds the packages, accounts, payment methods and the wallet that other fields need; sorts days.
 */
export function fixCommerce(app: CommerceParts) {
  if (app.origin !== undefined) app.origin = bandung;
  app.carriers?.forEach((carrier, index) => {
    carrier.view_uid = `kurir${index}`;
    delete carrier.form_view_uid;
    if (carrier.type === 1 || carrier.lat !== undefined || carrier.lng !== undefined) {
      Object.assign(carrier, { lat: -6.9, lng: 107.6 });
    }
    if (carrier.type === 3 && !carrier.services?.length) {
      carrier.services = [{ ...regular, days_from: 1, days_to: 2 }];
    }
    if (carrier.type !== 1) delete carrier.extra_services;
    carrier.extra_services?.forEach((extra, position) => {
      extra.view_uid = `tambahan${position}`;
    });
    carrier.services?.forEach((service, position) => {
      service.service = `S${position}`;
      service.days_to = Math.max(service.days_from, service.days_to);
    });
  });
  app.payment_options?.forEach((option, index) => {
    option.id = `bayar${index}`;
    if (option.type === 3) app.balance_flag = 1;
    if (option.type === 0 || option.type === 4) option.va_prefix ??= '8808';
    if (option.type === 1) option.account ??= 'Bank Toko 123';
    const method = [202, 1, undefined, 0, 209][option.type];
    if (method === undefined) delete option.invoice_method;
    else if (option.invoice_method !== undefined) option.invoice_method = method;
  });
  if (!app.points) app.customer_points_flag = 0;
  app.rewards?.forEach((reward, index) => {
    reward.unique_id = `hadiah${index}`;
  });
  if (app.rewards?.length || app.referral_flag === 1) app.balance_flag = 1;
  if (!app.carriers?.length) app.use_expedition = 0;
}
