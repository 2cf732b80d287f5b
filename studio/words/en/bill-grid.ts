import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { pageAddress, sectionIcon, sectionKind, sectionName, sectionVisibility } from './shared/section';

export const billGrid = {
  billGrid: { name: 'Bills and top-ups', help: 'Icons of bills and top-ups that customers can pay.' },
  'billGrid.view_uid': pageAddress,
  'billGrid.name': sectionName,
  'billGrid.category': sectionKind,
  'billGrid.icon': sectionIcon,
  'billGrid.visibility': sectionVisibility,
  'billGrid.bills': { name: 'Groups of bills', help: 'Groups of icons, each with a title; 1 to 20.' },
  'billGrid.bills[]': { name: 'Group', help: 'One group of bills with its title.' },
  'billGrid.bills[].name': { name: 'Group title', help: "Shown above the group's icons; up to 60 characters." },
  'billGrid.bills[].column': { name: 'Number of columns', help: 'Icons per line, 2 to 5; 4 by default.' },
  'billGrid.bills[].lines': { name: 'Bills', help: 'The bills in this group; 1 to 40.' },
  'billGrid.bills[].lines[]': { name: 'Bill', help: 'One bill or top-up that customers can pay.' },
  'billGrid.bills[].lines[].name': { name: 'Bill name', help: 'Shown under its icon; up to 40 characters.' },
  'billGrid.bills[].lines[].image': {
    name: 'Bill picture',
    help: "The bill's icon; the name's first letter where it is empty.",
  },
  'billGrid.bills[].lines[].code': {
    name: 'Payment page name',
    help: 'A mark in the address of its payment page; each bill has its own.',
  },
  'billGrid.bills[].lines[].category': {
    name: 'Bill type',
    help: 'Decides which number and choices customers are asked for.',
  },
  'billGrid.bills[].lines[].category=0': {
    name: 'Credit',
    help: 'Customers enter a phone number and choose an amount of credit.',
  },
  'billGrid.bills[].lines[].category=1': {
    name: 'Data',
    help: 'Customers enter a phone number and choose a data package.',
  },
  'billGrid.bills[].lines[].category=2': {
    name: 'E-wallet',
    help: "Customers enter the e-wallet's number and choose an amount.",
  },
  'billGrid.bills[].lines[].category=4': {
    name: 'Post-paid',
    help: 'Customers check what they owe, and then pay that amount.',
  },
  'billGrid.bills[].lines[].category=5': {
    name: 'Meter or customer number',
    help: 'Customers enter a meter or customer number and choose an amount.',
  },
  'billGrid.bills[].lines[].input': {
    name: 'Number field label',
    help: 'What the field for the number is called, such as Meter number; up to 40 characters.',
  },
  'billGrid.bills[].lines[].product_code': {
    name: 'Bill service',
    help: 'The service that is paid; without it, the bill cannot be paid yet.',
  },
  'billGrid.bills[].lines[].en': inEnglish,
  'billGrid.bills[].en': inEnglish,
  'billGrid.en': inEnglish,
} satisfies WordsOf<'billGrid'>;
