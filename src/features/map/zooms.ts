export const zooms = { normal: 17, min: 13, max: 20 } as const;

/** In pixels; the still map has it too, so that nothing moves when the live one comes. */
export const mapHeight = 300;
