import { unreadableHeaderText } from './header-colors';
import type { Issue } from './issue';
import type { FilledStore } from './store-document';

const ride = 1;

const unusedCarriers = ({ app: { carriers, use_expedition } }: FilledStore): Issue[] =>
  use_expedition !== 1 && carriers.some(({ type }) => type !== ride)
    ? [
        {
          path: ['app', 'carriers'],
          reason: 'no checkout offers these carriers, because use_expedition is not 1; delivery costs nothing',
          hint: 'Write use_expedition: 1 to ask for a carrier, or take the carriers out.',
        },
      ]
    : [];

/** What is allowed, and probably not meant. */
export const storeWarnings = (store: FilledStore): Issue[] => [
  ...unusedCarriers(store),
  ...unreadableHeaderText(store),
];
