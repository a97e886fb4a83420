/** Statuses among which the contract leaves the choice: how a refusal of input is told. */
const INPUT = [400, 422];

/** Whether a status refuses what was sent, and not what it is about. */
export const isInput = (status: number): boolean => INPUT.includes(status);

/** Whether two statuses say the same. */
export const sameStatus = (service: number, mock: number): boolean =>
  service === mock || (isInput(service) && isInput(mock));
