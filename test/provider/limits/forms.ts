import type { OperationId } from '../../../provider/contract/operations';
import type { LimitName } from './limits';

export interface FormRow {
  /** A form that passes validation; business rules may still refuse it. */
  filled: Readonly<Record<string, string>>;
  limits: Readonly<Record<string, LimitName>>;
}

const store = { app_view_uid: 'warung_app' };
const nowhere = { province: '32', city: '32.73', district: '32.73.01' };
const address = { full_name: 'Siti', address: 'Jalan Mawar 1', phone_number: '0812', ...nowhere };
const addressLimits = {
  full_name: 'addressText',
  address: 'addressText',
  phone_number: 'metPhone',
  province: 'place',
  city: 'place',
  district: 'place',
} as const;
const direct = JSON.stringify([{ view_uid: 'pulsa', qty: 1, price: 50_000, type: 5 }]);

const positions = {
  origin_lat: 'latitude',
  origin_lng: 'longitude',
  destination_lat: 'latitude',
  destination_lng: 'longitude',
} as const;

const chat = { from_type: '0', from_view_uid: 'entah', to_type: '1', to_view_uid: 'warung_app' };
const chatIds = {
  from_type: 'zero',
  from_view_uid: 'chatId',
  to_type: 'bit',
  to_view_uid: 'chatId',
} as const;

/** Every form and path of buying, from sign-in to the paid order, each of whose fields has a limit. */
export const forms: Partial<Record<OperationId, FormRow>> = {
  signIn: {
    filled: { ...store, identity: 'siti', password: 'salah' },
    limits: { app_view_uid: 'id', identity: 'identity', password: 'givenPassword', device: 'device' },
  },
  register: {
    filled: { ...store, name: 'Siti', email: 'siti@toko.test', password: 'belanja123' },
    limits: {
      app_view_uid: 'id',
      name: 'personName',
      email: 'email',
      phone: 'phone',
      password: 'newPassword',
      language: 'language',
      consent_version: 'consentVersion',
    },
  },
  requestCode: {
    filled: { ...store, purpose: 'phone', channel: 'sms', phone: '08123456789' },
    limits: {
      app_view_uid: 'id',
      channel: 'channel',
      purpose: 'purpose',
      phone: 'phone',
      request_id: 'requestOrNone',
    },
  },
  verifyCode: {
    filled: { ...store, request_id: 'entah', code: '123456' },
    limits: { app_view_uid: 'id', request_id: 'request', code: 'code', device: 'device' },
  },
  forgetPassword: {
    filled: { ...store, identity: 'siti' },
    limits: { app_view_uid: 'id', identity: 'identity' },
  },
  resetPassword: {
    filled: { ...store, request_id: 'entah', code: '123456', new_password: 'belanja123' },
    limits: { app_view_uid: 'id', request_id: 'request', code: 'code', new_password: 'newPassword' },
  },
  changePassword: {
    filled: { old_password: 'salah', new_password: 'belanja123' },
    limits: { old_password: 'givenPassword', new_password: 'newPassword' },
  },
  confirmSpending: {
    filled: { password: 'salah', session_code: 'WEB-batas' },
    limits: { password: 'givenPassword', session_code: 'session' },
  },
  closeAccount: {
    filled: { reason: 'Pindah', password: 'salah' },
    limits: {
      reason: 'closingReason',
      password: 'givenPassword',
      give_up_balance: 'flag',
      balance: 'rupiah',
      points: 'rupiah',
    },
  },
  saveProfile: {
    filled: { email: 'siti@toko.test', username: 'siti', name: 'Siti' },
    limits: { email: 'email', username: 'username', name: 'personName', phone: 'phone' },
  },
  saveAddress: { filled: address, limits: addressLimits },
  storeAddress: {
    filled: { address_uid: 'alamat-batas', ...address },
    limits: { address_uid: 'pictureSession', ...addressLimits },
  },
  deleteAddress: { filled: { address_uid: 'alamat-batas' }, limits: { address_uid: 'pictureSession' } },
  chooseAddress: { filled: { address_uid: 'alamat-batas' }, limits: { address_uid: 'pictureSession' } },
  saveShipment: { filled: { ...address, language: 'in' }, limits: { ...addressLimits, language: 'language' } },
  listCities: { filled: { province: '32' }, limits: { province: 'placeOf' } },
  listDistricts: { filled: { city: '32.73' }, limits: { city: 'placeOf' } },
  listExpeditions: { filled: {}, limits: { partner_vuid: 'idOrNone' } },
  listPackages: {
    filled: { courrier: 'pos', origin: '32.73', destination: '32.73.01', weight: '500' },
    limits: {
      courrier: 'id',
      origin: 'place',
      origin_name: 'placeName',
      destination: 'place',
      destination_name: 'placeName',
      weight: 'grams',
    },
  },
  addToCart: {
    filled: { list_vuid: 'garam' },
    limits: { list_vuid: 'id', quantity: 'pieces', variants: 'choices', session_code: 'session' },
  },
  updateCart: { filled: {}, limits: { cart: 'changes' } },
  deleteFromCart: {
    filled: { supplier_vuid: '' },
    limits: {
      cart_uid: 'id',
      supplier_vuid: 'idOrNone',
      province: 'place',
      city: 'place',
      district: 'place',
      parent_vuid: 'idOrNone',
      partner_vuid: 'idOrNone',
    },
  },
  viewCartApp: { filled: {}, limits: { app_vuid: 'id' } },
  listPaymentTypes: {
    filled: { cart_type: '0' },
    limits: {
      cart_type: 'cartType',
      expedition_type: 'carrierType',
      invoice_flag: 'flag',
      topup_flag: 'flag',
      bill_flag: 'flag',
    },
  },
  prepareCheckout: {
    filled: { list_vuid: 'garam' },
    limits: {
      origin_province: 'place',
      origin_city: 'place',
      origin_district: 'place',
      parent_vuid: 'idOrNone',
      partner_vuid: 'idOrNone',
      list_vuid: 'idOrNone',
      quantity: 'pieces',
      variants: 'choices',
    },
  },
  checkDiscount: {
    filled: { total: '0', subtotal: '0', voucher_code: 'HEMAT' },
    limits: {
      total: 'rupiah',
      subtotal: 'rupiah',
      category: 'voucherCategory',
      voucher_code: 'voucherCode',
      payment_type: 'paymentTypeOrNone',
      partner_vuid: 'idOrNone',
      courrier_type: 'carrierType',
      delivery_cost: 'rupiah',
    },
  },
  checkItemVoucher: {
    filled: { voucher_code: 'PULSA', total: '50000' },
    limits: {
      voucher_code: 'voucherCode',
      total: 'rupiah',
      product_total: 'rupiah',
      payment_id: 'id',
      payment_type: 'paymentType',
      partner_vuid: 'idOrNone',
      courrier_type: 'carrierType',
      list_vuid: 'id',
      delivery_cost: 'rupiah',
    },
  },
  listVouchers: {
    filled: {},
    limits: {
      view_uid: 'idOrNone',
      cart_type: 'cartType',
      list_vuid: 'idOrNone',
      product_total: 'rupiah',
      delivery_cost: 'rupiah',
    },
  },
  createOrder: {
    filled: { cart: direct, total: '53500', payment_id: 'bank', payment_type: '0', session_code: 'WEB-batas' },
    limits: {
      cart: 'orderLines',
      list_vuid: 'idOrNone',
      total: 'rupiah',
      note: 'note',
      expedition_type: 'carrierType',
      courrier: 'idOrNone',
      ride_quote_uid: 'idOrNone',
      services: 'rideServices',
      form_data: 'formData',
      exp_type: 'packageService',
      exp_view_uid: 'idOrNone',
      payment_id: 'id',
      payment_type: 'paymentType',
      session_code: 'session',
      voucher_code: 'voucherCodeOrNone',
      dropship_name: 'dropshipName',
      dropship_phone: 'dropshipPhone',
      start_date: 'day',
      end_date: 'day',
      time: 'time',
    },
  },
  holdSlot: {
    filled: { list_vuid: 'pijat', start_date: '2026-11-23', time: '09:00', session_code: 'WEB-batas' },
    limits: {
      list_vuid: 'id',
      variant_view_uid: 'idOrNone',
      start_date: 'day',
      end_date: 'day',
      time: 'time',
      session_code: 'session',
    },
  },
  getDirection: {
    filled: { app_vuid: 'warung_app' },
    limits: { app_vuid: 'id', list_vuid: 'idOrNone', exp_vuid: 'idOrNone', ...positions },
  },
  quoteRide: {
    filled: { app_vuid: 'warung_app' },
    limits: {
      app_vuid: 'id',
      list_vuid: 'idOrNone',
      exp_vuid: 'idOrNone',
      ...positions,
      origin_address: 'placeText',
      destination_address: 'placeText',
    },
  },
  createRideOrder: {
    filled: {
      list_vuid: 'entah',
      quote_uid: 'entah',
      note: '-',
      total: '1000',
      payment_id: 'saldo',
      payment_type: '3',
      session_code: 'WEB-batas',
    },
    limits: {
      list_vuid: 'id',
      quote_uid: 'id',
      note: 'rideNote',
      price: 'rupiah',
      total: 'rupiah',
      name: 'rideName',
      phone: 'metPhone',
      customer_lat: 'latitude',
      customer_lng: 'longitude',
      ...positions,
      origin_address: 'placeText',
      destination_address: 'placeText',
      services: 'rideServices',
      form_data: 'formData',
      date: 'slashedDay',
      hour: 'hour',
      minute: 'minute',
      voucher_code: 'voucherCodeOrNone',
      payment_id: 'id',
      payment_type: 'paymentType',
      session_code: 'session',
    },
  },
  rateDriver: { filled: { order_uid: 'entah', rating: '5' }, limits: { order_uid: 'id', rating: 'stars' } },
  releaseSlot: { filled: {}, limits: { session_code: 'session' } },
  moveBooking: {
    filled: { order_uid: 'entah', revision: '1', start_date: '2026-11-23' },
    limits: { order_uid: 'id', revision: 'revision', start_date: 'day', time: 'time' },
  },
  getAttempt: { filled: {}, limits: { session_code: 'session' } },
  checkPayment: { filled: {}, limits: { order_uid: 'id' } },
  getPaymentInfo: { filled: {}, limits: { unique_id: 'id' } },
  cancelOrder: { filled: {}, limits: { order_uid: 'id' } },
  changePayment: {
    filled: { order_uid: 'entah', payment_id: 'bank', payment_type: '0' },
    limits: { order_uid: 'id', payment_id: 'id', payment_type: 'paymentType' },
  },
  payOrder: {
    filled: { order_uid: 'entah', revision: '1', session_code: 'WEB-batas' },
    limits: { order_uid: 'id', revision: 'revision', session_code: 'session' },
  },
  getOrder: { filled: {}, limits: { order_uid: 'id' } },
  openOrder: { filled: {}, limits: { order_number: 'orderNumber' } },
  listTransactions: { filled: {}, limits: { after: 'pageKey', size: 'pageSize' } },
  inquireBill: {
    filled: { code: 'entah', input: '5350001234' },
    limits: { code: 'id', input: 'billNumber', region: 'billCodeOrNone' },
  },
  listBillNumbers: { filled: {}, limits: { code: 'id' } },
  createBillOrder: {
    filled: { code: 'entah', total: '1000', payment_id: 'saldo', payment_type: '3', session_code: 'WEB-batas' },
    limits: {
      code: 'id',
      input: 'billNumberOrNone',
      product_code: 'billCodeOrNone',
      inquiry_uid: 'idOrNone',
      total: 'rupiah',
      payment_id: 'id',
      payment_type: 'paymentType',
      voucher_code: 'voucherCodeOrNone',
      session_code: 'session',
    },
  },
  createTopUp: {
    filled: { value: '50000', payment_id: 'bank', payment_type: '0', session_code: 'WEB-batas' },
    limits: {
      value: 'amount',
      payment_id: 'id',
      payment_type: 'paymentType',
      total: 'rupiah',
      session_code: 'session',
    },
  },
  createWithdrawal: {
    filled: { value: '50000', note: 'Bank Nusantara, Siti, 1234567890', session_code: 'WEB-batas' },
    limits: { value: 'amount', note: 'bankDetails', total: 'rupiah', session_code: 'session' },
  },
  exchangePoints: {
    filled: { unique_id: 'entah', session_code: 'WEB-batas' },
    limits: { unique_id: 'id', points: 'rupiah', reward: 'rupiah', session_code: 'session' },
  },
  enterReferral: {
    filled: { referral: 'entah', session_code: 'WEB-batas' },
    limits: { referral: 'referralCode', session_code: 'session' },
  },
  listReferrals: { filled: {}, limits: { after: 'listKey' } },
  listPurchases: { filled: {}, limits: { page: 'page', state: 'purchaseState', search: 'searchText' } },
  listChats: { filled: {}, limits: { unread: 'bit', hide_driver: 'bit', after: 'cursor' } },
  showChat: { filled: chat, limits: { ...chatIds, page: 'chatPage', after: 'messageId' } },
  sendMessage: {
    filled: { ...chat, message: 'Halo', session_code: 'WEB-batas' },
    limits: { ...chatIds, message: 'message', list_view_uid: 'idOrNone', session_code: 'session' },
  },
  sendChatPicture: {
    filled: { ...chat, session_code: 'WEB-batas' },
    limits: { ...chatIds, session_code: 'pictureSession' },
  },
  submitForm: {
    filled: { value: 'entah', form_data: '[]', session_code: 'WEB-batas' },
    limits: { value: 'formName', form_data: 'formData', session_code: 'session' },
  },
  sendFormFile: { filled: {}, limits: { file_uid: 'pictureSession' } },
  subscribeToPush: {
    filled: { endpoint: 'https://push.service.net/1', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    limits: { endpoint: 'pushEndpoint', p256dh: 'pushKey', auth: 'pushSecret' },
  },
  muteNotifications: {
    filled: { kind: 'chat', is_muted: '1' },
    limits: { kind: 'notificationKind', is_muted: 'flag' },
  },
  markNotificationsRead: { filled: { until: '1' }, limits: { until: 'messageId' } },
  saveFavourite: { filled: { view_uid: 'garam', favourite: '1' }, limits: { view_uid: 'id', favourite: 'flag' } },
  mergeFavourites: {
    filled: { view_uids: 'garam', session_code: 'WEB-batas' },
    limits: { view_uids: 'ids', session_code: 'session' },
  },
  orderAgain: {
    filled: { order_uid: 'entah', session_code: 'WEB-batas' },
    limits: { order_uid: 'id', session_code: 'session' },
  },
  sendPhoto: { filled: {}, limits: { photo_uid: 'pictureSession' } },
  endSessions: { filled: {}, limits: { session_uid: 'id' } },
  markChatRead: { filled: { ...chat, message_id: '1' }, limits: { ...chatIds, message_id: 'messageId' } },
  listInvoices: { filled: {}, limits: { status: 'invoiceTab', search: 'searchText', after: 'cursor' } },
  getInvoice: { filled: {}, limits: { id: 'id' } },
  prepareInvoicePayment: {
    filled: { id: 'entah' },
    limits: { id: 'id', payment_method: 'invoiceMethod', payment_id: 'id' },
  },
  getInvoicePayment: { filled: {}, limits: { id: 'id' } },
  payInvoice: {
    filled: { id: 'entah', payment_type: '1', payment_method: '1', total: '1', session_code: 'WEB-batas' },
    limits: {
      id: 'id',
      payment_type: 'paymentType',
      payment_method: 'invoiceMethod',
      payment_id: 'idOrNone',
      total: 'rupiah',
      session_code: 'session',
    },
  },
  cancelInvoicePayment: { filled: {}, limits: { id: 'id' } },
  sendInvoiceProof: { filled: {}, limits: { id: 'id' } },
};
