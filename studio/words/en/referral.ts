import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';

export const referral = {
  referral: {
    name: 'Referral programme',
    help: 'Message, terms and rewards of customers and the friends they invite.',
  },
  'referral.message': { name: 'Invitation', help: 'What customers send to their friends; up to 300 characters.' },
  'referral.term': { name: 'Terms in short', help: "The programme's terms in a sentence; up to 300 characters." },
  'referral.term_and_condition': { name: 'Terms in full', help: 'Shown below the short terms on the referral page.' },
  'referral.referrer_reward': {
    name: "Referrer's reward",
    help: "Paid into the wallet when the friend's first order is completed, in rupiah.",
  },
  'referral.friend_reward': {
    name: "Friend's reward",
    help: "Paid into the friend's wallet when the first order is completed, in rupiah.",
  },
  'referral.en': inEnglish,
} satisfies WordsOf<'referral'>;
