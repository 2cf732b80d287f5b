import type { ReferredFriend, ReferralNote, Reward, Transaction } from '../../__generated__/resolvers';
import { transactionKind } from './codes';
import type { ExchangePointsModel, Rest } from '../../model/models';
import { mediaPath } from '../../values/links';
import { exactMoney } from '../../values/numbers';
import { safeHtml } from '../../values/safe-html';
import { moment } from '../../values/text';
import { mapRefusal } from '../../model/map-refusal';

export const mapTransaction = (transaction: Rest['Transaction'], currency: string): Transaction => ({
  id: transaction.unique_id,
  createdAt: moment(transaction.creation_date),
  amount: { amount: transaction.amount, currency },
  kind: transactionKind(transaction.kind),
  note: transaction.note,
  order: transaction.order_uid === null ? null : { id: transaction.order_uid },
  orderNumber: transaction.order_no,
  invoice: transaction.invoice_uid ? { id: transaction.invoice_uid, number: transaction.invoice_no ?? '' } : null,
});

export const mapReward = ({ unique_id, points, reward, name, image }: Rest['Reward'], currency: string): Reward => ({
  id: unique_id,
  points: Math.max(0, points),
  amount: exactMoney(reward, currency),
  name,
  image: mediaPath(image),
});

export const mapExchange = (reply: Rest['ExchangeReply'], currency: string): ExchangePointsModel =>
  reply.success && reply.data
    ? {
        __typename: 'PointsExchange',
        message: reply.message,
        points: Math.max(0, reply.data.points),
        balance: exactMoney(reply.data.balance, currency),
      }
    : mapRefusal(reply);

export const mapReferralNote = (note: Rest['ReferralNote'], currency: string): ReferralNote => ({
  username: note.username,
  message: note.message,
  term: note.term,
  terms: safeHtml(note.term_and_condition),
  entered: note.entered,
  referrerReward: exactMoney(note.referrer_reward, currency),
  friendReward: exactMoney(note.friend_reward, currency),
});

export const mapReferredFriend = (
  { unique_id, name, joined, earned }: Rest['Referral'],
  currency: string,
): ReferredFriend => ({
  id: unique_id,
  name,
  joinedAt: moment(joined),
  earned: exactMoney(earned, currency),
});
