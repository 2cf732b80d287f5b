import type { WordsOf } from '../words';

export const flag = {
  'flag=0': { name: 'No', help: 'This setting is off.' },
  'flag=1': { name: 'Yes', help: 'This setting is on.' },
} satisfies WordsOf<'flag'>;
