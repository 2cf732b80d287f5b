import { button, linkGroup } from './examples/buttons';
import { card, media } from './examples/cards';
import { closedDialog, dialog, optionSheet } from './examples/dialogs';
import { field } from './examples/fields';
import { feedback, skeleton, text } from './examples/messages';
import { carousel, layout, list, map, menu } from './examples/rows';
import type { States } from './example';

const groups = { button, card, carousel, dialog: closedDialog, feedback, field, layout, link: linkGroup, list, map };
const moreGroups = { media, menu, skeleton, text };
const covering = { dialog, field: optionSheet };

type Groups = { readonly [group: string]: { readonly [part: string]: States } };
type Parts = { readonly [part: string]: States };

const byPath = (grouped: Groups): Parts =>
  Object.fromEntries(
    Object.entries(grouped).flatMap(([group, parts]) =>
      Object.entries(parts).map(([part, states]) => [`${group}/${part}`, states] as const),
    ),
  );

/** Parts of `src/ui` by group and name, which is the file's name or their own. */
export const parts = byPath({ ...groups, ...moreGroups });

/** Parts that cover the page while they are open. */
export const coveringParts = byPath(covering);

/** Files of `src/ui` that show nothing by themselves, and why. */
export const unseen = {
  'carousel/banner-slides': 'the slides of banner-slider, by themselves without controls',
  'carousel/fading-banners': 'the banners of banner-slider before it is touched',
  'feedback/boundary': 'shows what it is given',
  'feedback/on-demand': 'shows what it is given',
  'field/password-input': 'shown as password-field',
  'layout/dock': 'shows what it is given',
};
