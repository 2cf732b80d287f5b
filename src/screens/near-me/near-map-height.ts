/** In pixels; reserved while the map's code loads. */
export const nearMapHeight = 380;
