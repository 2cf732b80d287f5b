/** In pixels; kept free while the map's code comes. */
export const nearMapHeight = 380;
