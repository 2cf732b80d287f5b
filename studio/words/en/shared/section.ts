import type { Words } from '../../words';

export const pageAddress: Words = {
  name: 'Page address',
  help: "The end of the section's address; old links break if it changes.",
};

export const sectionName: Words = { name: 'Section name', help: 'Shown in menus and titles; up to 60 characters.' };

export const sectionKind: Words = {
  name: 'Section type',
  help: 'Decides what the section holds; it stays as it was made.',
};

export const sectionIcon: Words = {
  name: 'Menu icon',
  help: "Picture in menus; the name's first letter where it is empty.",
};

export const sectionVisibility: Words = {
  name: 'Shown in',
  help: 'The menu, the home page, or links alone; in the menu by default.',
};
