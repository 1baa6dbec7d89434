/** The side of a cell in the board's own units, and the width of the frame around all cells. */
export const CELL = 100;
export const FRAME = 34;
