import type { FlatSchema } from '../../contract/schemas.ts';

/** More decimals than any column for amounts has; a coordinate of seven is exact to a centimetre. */
const FRACTION = 0.1234567;

/** Whether a number is as exact as it is sent: of amounts in lira the contract says that they have two decimals at most. */
export function isExactNumber({ types, format, multipleOf, descriptions }: FlatSchema): boolean {
  const isDouble = types.includes('number') && format === 'double' && multipleOf === undefined;
  return isDouble && !/decimal|lira/iu.test(descriptions.join(' '));
}

/** Such a number with seven decimals within its bounds, beside the one that is sent; undefined for any other schema. */
export function manyDecimals(schema: FlatSchema, value: unknown): number | undefined {
  if (!isExactNumber(schema)) return undefined;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const near = typeof value === 'number' ? Math.trunc(value) : Math.max(minimum, 0);
  return [near + FRACTION, near - FRACTION].find((one) => one >= minimum && one <= maximum);
}
