/** Ties the button in the header to the sidebar that it opens. */
export const sidebarId = 'menu';
