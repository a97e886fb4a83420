/** Base path of the contract's operations. */
export const BASE = '/api';
