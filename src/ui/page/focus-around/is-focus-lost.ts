/** Whether the focus is nowhere: what had it was pressed, and has gone with what stood there. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
