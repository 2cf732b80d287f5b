import type { Words } from '../../words';

export const fareName: Words = {
  name: 'Name beside the price',
  help: 'What customers read beside the price; up to 40 characters.',
};

export const farePercent: Words = {
  name: 'Fare percentage',
  help: 'Of the usual fare, 10 to 1,000; 125 is a quarter more.',
};
