import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const paymentOption = {
  paymentOption: { name: 'Payment method', help: 'One way in which customers can pay.' },
  'paymentOption.id': internalName,
  'paymentOption.type': { name: 'Payment type', help: 'Decides to whom and how customers pay.' },
  'paymentOption.type=0': { name: 'To the platform', help: 'Customers pay the platform through a virtual account.' },
  'paymentOption.type=1': { name: 'To the seller', help: "Customers transfer to the seller's account." },
  'paymentOption.type=2': { name: 'On delivery', help: 'Customers pay when they receive the order.' },
  'paymentOption.type=3': {
    name: 'From the balance',
    help: "Paid from the customer's wallet, which must be switched on.",
  },
  'paymentOption.type=4': { name: 'Payment service', help: 'Paid automatically through a payment service.' },
  'paymentOption.title': { name: 'Method name', help: 'What customers choose it by; up to 60 characters.' },
  'paymentOption.info': { name: 'Short description', help: 'One line under the name; up to 120 characters.' },
  'paymentOption.icon': { name: 'Method icon', help: 'Square picture beside the name.' },
  'paymentOption.detail': { name: 'How to pay', help: 'Instructions that customers read once they have ordered.' },
  'paymentOption.admin_fee': {
    name: 'Payment fee',
    help: 'Added to the total where this method is chosen, in rupiah; 0 by default.',
  },
  'paymentOption.invoice_method': {
    name: 'For invoices',
    help: 'How invoices are paid by this method; empty where they are not.',
  },
  'paymentOption.invoice_method=0': {
    name: 'By balance',
    help: 'Invoices are paid from the balance, for that kind of payment.',
  },
  'paymentOption.invoice_method=1': {
    name: 'Transfer with proof',
    help: 'Customers send a proof of the transfer to the seller.',
  },
  'paymentOption.invoice_method=202': {
    name: 'Virtual account 1',
    help: 'Invoices are paid to a virtual account, channel 202.',
  },
  'paymentOption.invoice_method=203': {
    name: 'Virtual account 2',
    help: 'Invoices are paid to a virtual account, channel 203.',
  },
  'paymentOption.invoice_method=204': {
    name: 'Virtual account 3',
    help: 'Invoices are paid to a virtual account, channel 204.',
  },
  'paymentOption.invoice_method=205': {
    name: 'Virtual account 4',
    help: 'Invoices are paid to a virtual account, channel 205.',
  },
  'paymentOption.invoice_method=206': {
    name: 'Virtual account 5',
    help: 'Invoices are paid to a virtual account, channel 206.',
  },
  'paymentOption.invoice_method=209': { name: 'E-wallet', help: 'Invoices are paid by an e-wallet.' },
  'paymentOption.va_prefix': {
    name: 'Virtual account prefix',
    help: 'The first 3 to 8 digits; required to pay the platform or a payment service.',
  },
  'paymentOption.account': {
    name: "Seller's account",
    help: 'Bank, number and holder of the account; required to pay the seller.',
  },
  'paymentOption.cart_types': {
    name: 'Valid for',
    help: 'What can be paid this way; goods and direct purchases by default.',
  },
  'paymentOption.cart_types=0': { name: 'Goods', help: 'Orders of goods.' },
  'paymentOption.cart_types=1': { name: 'Services', help: 'Orders of services and appointments.' },
  'paymentOption.cart_types=3': { name: 'Rides', help: 'Orders of rides with a driver.' },
  'paymentOption.cart_types=5': { name: 'Direct purchases', help: 'Digital products, and top-ups and bills.' },
  'paymentOption.carrier_types': {
    name: 'Ways of delivery',
    help: 'Ways of delivery that it goes with; all where none is chosen.',
  },
  'paymentOption.carrier_types=1': { name: 'Driver delivery', help: 'Goods that a driver brings.' },
  'paymentOption.carrier_types=2': { name: 'Fixed cost', help: 'Parcels at a fixed cost.' },
  'paymentOption.carrier_types=3': { name: 'Packages', help: "Parcels by a carrier's package." },
  'paymentOption.en': inEnglish,
} satisfies WordsOf<'paymentOption'>;
