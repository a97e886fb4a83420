// Numbers that have the right form and belong to nobody.

const digits = (number: number, count: number) => String(number).padStart(count, '0');

/** A Turkish mobile number; none is given out with these digits. */
export function mobilePhone(id: number): string {
  return `+9055${id % 10}000${digits((id * 7919) % 10_000, 4)}`;
}

/** A landline number of Muğla; none is given out with these digits. */
export function landlinePhone(id: number): string {
  return `+902520000${digits(id % 1000, 3)}`;
}

/** A phone number from abroad, of the ranges that are kept for films. */
export function foreignPhone(id: number, isGerman: boolean): string {
  return isGerman ? `+493023125${digits(id % 1000, 3)}` : `+447700900${digits(id % 1000, 3)}`;
}

/** A national identity number whose last two digits check the nine before them. */
export function nationalIdNumber(id: number): string {
  const nine = [...digits(100_000_000 + id * 37, 9)].map(Number);
  const sum = (places: readonly number[]) =>
    places.reduce((all, place) => all + (nine[place] ?? 0), 0);
  const tenth = (((sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7])) % 10) + 10) % 10;
  const eleventh = (sum([0, 1, 2, 3, 4, 5, 6, 7, 8]) + tenth) % 10;
  return `${nine.join('')}${tenth}${eleventh}`;
}

/** A Turkish IBAN whose check digits fit, in groups of four. */
export function iban(id: number): string {
  const account = `000610${digits(id * 97_561, 16)}`;
  const check = 98n - (BigInt(`${account}292700`) % 97n); // TR00 at the end, letters as numbers
  const whole = `TR${digits(Number(check), 2)}${account}`;
  return whole.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
