import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Review } from '../../../../api/contract/types.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import type { CsvCell } from '../../../../lib/csv.ts';

const yes = msg({ message: 'Yes', context: 'table' });
const no = msg({ message: 'No', context: 'table' });

/** The columns of the file, by what stands in them; days are `YYYY-MM-DD`. */
const columns = [
  [msg`Number`, ({ id }: Review) => id],
  [msg`Written on`, ({ createdAt }: Review) => calendarDay(new Date(createdAt))],
  [msg`Stars`, ({ rating }: Review) => rating],
  [
    msg`Kind`,
    ({ boatId }: Review, i18n: I18n) =>
      i18n._(
        boatId === null
          ? msg({ message: 'Tour', context: 'booked' })
          : msg({ message: 'Boat', context: 'booked' }),
      ),
  ],
  [msg`Boat or tour`, ({ boatName, tourName }: Review) => boatName ?? tourName],
  [msg`Guest`, ({ customer }: Review) => customer.fullName],
  [msg`Booking`, ({ bookingId }: Review) => bookingId ?? null],
  [msg`Verified booking`, ({ isVerified }: Review, i18n: I18n) => i18n._(isVerified ? yes : no)],
  [msg({ message: 'Review', context: 'column' }), ({ comment }: Review) => comment],
  [msg`Replies`, ({ replies }: Review) => replies.map(({ message }) => message).join('\n')],
] as const;

/** Reviews as a table with a heading for each column, in the language of `i18n`. */
export function reviewTable(i18n: I18n, reviews: readonly Review[]) {
  return {
    columns: columns.map(([heading]) => i18n._(heading)),
    rows: reviews.map((review) => columns.map(([, cell]): CsvCell => cell(review, i18n))),
  };
}
