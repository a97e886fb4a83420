import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * What part of a record an operation writes, by what stands in its name; the first that fits holds. What
 * writes the record itself is not among them.
 */
const parts: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/Availabilit/, msg({ message: 'Days of the calendar', context: 'part of a record' })],
  [/Document/, msg({ message: 'Documents', context: 'part of a record' })],
  [/Image/, msg({ message: 'Pictures', context: 'part of a record' })],
  [/Feature/, msg({ message: 'Features', context: 'part of a record' })],
  [/Service/, msg({ message: 'Services', context: 'part of a record' })],
  [/TourDate/, msg({ message: 'Dates', context: 'part of a record' })],
  [/Booking/, msg({ message: 'Bookings', context: 'part of a record' })],
  [/Company/, msg({ message: 'Company', context: 'part of a record' })],
  [/Reviews/, msg({ message: 'Reviews', context: 'part of a record' })],
  [/ToursBy/, msg({ message: 'Tours', context: 'part of a record' })],
];

/** The part of its record that an operation of the contract writes; undefined for the record itself. */
export function partOf(operation: string): MessageDescriptor | undefined {
  return parts.find(([name]) => name.test(operation))?.[1];
}
