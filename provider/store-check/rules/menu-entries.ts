import type { Rule } from './rule';

const lastTabLayout = 3;
const inMenu = [1, 3];

/** Layouts of tabs show one menu entry at a time, so there must be one. */
export const menuEntries: Rule = ({ app, components }) => {
  if (app.layout > lastTabLayout || components.some(({ visibility }) => inMenu.includes(visibility))) return [];
  return [
    {
      path: ['app', 'layout'],
      reason: `${app.layout} shows tabs, but no component is an entry of the menu`,
      hint: 'Give a component the visibility 1 or 3, or take another layout.',
    },
  ];
};
