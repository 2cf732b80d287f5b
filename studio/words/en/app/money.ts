import type { WordsOf } from '../../words';
import { inEnglish } from '../shared/common';

export const appMoney = {
  'app.balance_flag': { name: 'Customer wallet', help: 'Customers have a balance that they can top up and pay with.' },
  'app.balance_show_header': {
    name: 'Balance under the header',
    help: 'Signed-in customers see their balance on every page but the checkout and chats.',
  },
  'app.customer_points_flag': { name: 'Customer points', help: 'Completed orders earn points, by the points rule.' },
  'app.points': { name: 'Points rule', help: 'How many points each full amount of an order earns.' },
  'app.points.per_amount': {
    name: 'Amount per step',
    help: "Each full amount of an order's total earns points, such as Rp10,000.",
  },
  'app.points.points': { name: 'Points per step', help: 'Points that one full amount earns.' },
  'app.rewards': { name: 'Rewards', help: 'Balance that customers get for points; at most 50.' },
  'app.referral_flag': {
    name: 'Refer friends',
    help: 'Customers can invite friends, with their username as the referral code.',
  },
  'app.referral': {
    name: 'Referral programme',
    help: 'Message, terms and rewards of customers and the friends they invite.',
  },
  'app.appmeta': {
    name: 'Balance and places',
    help: 'Limits and fees of the wallet, active orders, and the country of place search.',
  },
  'app.appmeta.balance_mode': { name: 'Balance type', help: 'Rupiah, or Koin without a currency; rupiah by default.' },
  'app.appmeta.balance_mode=open': { name: 'Balance', help: 'In rupiah, and it can be withdrawn.' },
  'app.appmeta.balance_mode=close': { name: 'Koin', help: 'Without a currency, and they cannot be withdrawn.' },
  'app.appmeta.show_active_order': {
    name: 'Active orders',
    help: 'Orders that are not completed show under the header.',
  },
  'app.appmeta.balance_withdraw_note': {
    name: 'Withdrawal note',
    help: 'Shown on the withdrawal form; up to 300 characters.',
  },
  'app.appmeta.order_fee_withdraw': { name: 'Withdrawal fee', help: 'For each withdrawal, in rupiah; 0 by default.' },
  'app.appmeta.order_fee_topup': { name: 'Top-up fee', help: 'For each top-up, in rupiah; 0 by default.' },
  'app.appmeta.topup_min': {
    name: 'Minimum top-up',
    help: 'The least that one top-up can be, in rupiah; Rp10,000 by default.',
  },
  'app.appmeta.topup_max': {
    name: 'Maximum top-up',
    help: 'The most that one top-up can be, in rupiah; Rp20,000,000 by default.',
  },
  'app.appmeta.withdraw_min': {
    name: 'Minimum withdrawal',
    help: 'The least that one withdrawal can be, in rupiah; Rp10,000 by default.',
  },
  'app.appmeta.withdraw_max': {
    name: 'Maximum withdrawal',
    help: 'The most that one withdrawal can be, in rupiah; Rp20,000,000 by default.',
  },
  'app.appmeta.balance_password': {
    name: 'Ask for the password',
    help: "The account's password is asked for before money leaves the balance; yes by default.",
  },
  'app.appmeta.country_code': {
    name: 'Place search country',
    help: 'Two small letters of the country of suggested places, such as sg; else Indonesia.',
  },
  'app.appmeta.en': inEnglish,
} satisfies Partial<WordsOf<'app'>>;
