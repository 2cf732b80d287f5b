import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const reward = {
  reward: { name: 'Reward', help: 'Balance that customers get for points.' },
  'reward.unique_id': internalName,
  'reward.points': { name: 'Points to exchange', help: 'Points that the reward costs.' },
  'reward.reward': { name: 'Balance to get', help: "What the customer's wallet gets, in rupiah." },
  'reward.name': { name: 'Reward name', help: 'What customers read; the amount where it is empty.' },
  'reward.image': { name: 'Reward picture', help: 'Shown in the list of rewards.' },
  'reward.en': inEnglish,
} satisfies WordsOf<'reward'>;
