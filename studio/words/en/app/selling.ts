import type { WordsOf } from '../../words';

export const appSelling = {
  'app.need_login': { name: 'Sign-in required', help: 'Only signed-in customers see what the store shows.' },
  'app.need_verified_phone': {
    name: 'Phone verification',
    help: 'Whether signed-in customers are asked to confirm their phone number; not by default.',
  },
  'app.need_verified_phone=0': { name: 'Not asked', help: 'Customers are not asked to confirm their phone number.' },
  'app.need_verified_phone=1': {
    name: 'May be skipped',
    help: 'Customers are asked to confirm their phone number, but may skip it.',
  },
  'app.need_verified_phone=2': {
    name: 'Required',
    help: 'Customers cannot go on before their phone number is confirmed.',
  },
  'app.min_order_price': {
    name: 'Minimum order',
    help: 'Smaller orders are refused, except rides and bills, in rupiah; 0 by default.',
  },
  'app.outside_hours': {
    name: 'Outside opening hours',
    help: 'Applies while a shop or an item is closed by its hours and has no rule of its own.',
  },
  'app.services_come_home': {
    name: 'Services come to customers',
    help: "Somebody comes to the customer's address, unless a service says otherwise.",
  },
  'app.use_expedition': {
    name: 'Use carriers',
    help: 'The checkout of goods asks for a carrier; otherwise delivery is free.',
  },
  'app.origin': {
    name: 'Shipping city',
    help: "The city or regency that the store's own goods are sent from, for delivery costs.",
  },
  'app.use_dropship': { name: 'Dropship', help: 'Customers may send goods under a name of their own.' },
  'app.auto_order': {
    name: 'Accept orders automatically',
    help: 'Orders can be paid at once; otherwise the seller confirms each one first.',
  },
  'app.order_fee_product': {
    name: 'Service fee',
    help: 'Added to each order, except rides and bills, in rupiah; 0 by default.',
  },
  'app.order_fee_product_courrier': {
    name: 'Service fee, driver delivery',
    help: 'Replaces the service fee where a driver brings the goods, in rupiah.',
  },
  'app.text_checkout': {
    name: 'Checkout button',
    help: 'Replaces CHECK OUT in the cart and the checkout; up to 30 characters.',
  },
  'app.carriers': { name: 'Carriers', help: 'Ways of delivery that the checkout offers; at most 20.' },
  'app.payment_options': {
    name: 'Payment methods',
    help: 'How customers can pay, 1 to 20; only on delivery where none is set.',
  },
  'app.invoice_icon': { name: 'Invoice icon', help: "Square picture of the customer's invoices on the account page." },
} satisfies Partial<WordsOf<'app'>>;
