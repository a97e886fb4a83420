import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import type { Snapshot } from '../../../mocks/control/snapshot.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { CONTROL } from '../../../mocks/server/http/http.ts';
import type { PaymentRecord } from '../../../mocks/store/records.ts';
import { inDays, now, today } from './today.ts';

type Schemas = components['schemas'];

/** Days in a row, `YYYY-MM-DD`, both counted. */
export interface Days {
  start: string;
  end: string;
}

/** A boat's calendar for the four months from today on, as the service tells it. */
export async function calendarOf(page: Page, boatId: number): Promise<Schemas['CalendarDay'][]> {
  const url = `${BASE}/availabilities/boat/${boatId}/calendar-availability`;
  const params = { startDate: today, endDate: inDays(120) };
  const answer = await page.request.get(url, { params });
  return (await answer.json()) as Schemas['CalendarDay'][]; // the mock answers nothing else there
}

/**
 * The first days in a row, so many, that are free and confirmed at once, or all of them by the captain;
 * from the day after tomorrow on, since today's hours may be over, and their free cancellation is.
 */
export async function freeDays(
  page: Page,
  boatId: number,
  { length, instant }: { length: number; instant: boolean },
): Promise<Days> {
  const days = (await calendarOf(page, boatId)).filter(({ date }) => date >= inDays(2));
  for (let first = 0; first + length <= days.length; first += 1) {
    const span = days.slice(first, first + length);
    const fits = span.every(
      (day) =>
        day.isAvailable &&
        !day.hasBookings &&
        !day.isOverride &&
        day.isInstantConfirmation === instant,
    );
    const [start, end] = [span[0]?.date, span.at(-1)?.date];
    if (fits && start !== undefined && end !== undefined) return { start, end };
  }
  throw new Error(`Boat ${boatId} has no such days.`);
}

/** What a day of a boat costs at least, in lira, as the service tells it. */
export async function fromPrice(page: Page, boatId: number): Promise<number> {
  const answer = await page.request.get(`${BASE}/boats/${boatId}`);
  return ((await answer.json()) as Schemas['Boat']).fromPrice; // the mock answers nothing else there
}

/** The first day of a boat's calendar that can no longer be booked. */
export async function takenDay(page: Page, boatId: number): Promise<string> {
  const day = (await calendarOf(page, boatId)).find(({ isAvailable }) => !isAvailable);
  if (!day) throw new Error(`Every day of boat ${boatId} can be booked.`);
  return day.date;
}

/** A booking as the mock keeps it. */
interface KeptBooking {
  id: number;
  boatId: number | null;
  tourId: number | null;
  status: string;
  startDate: string;
  endDate: string;
  startTime: string | null;
  hours: number | null;
  passengerCount: number;
  notes: string | null;
  totalPrice: number;
  depositAmount: number;
  customerId: number;
  createdAt: string;
}

async function rows(page: Page, table: 'bookings' | 'payments'): Promise<unknown[]> {
  const answer = await page.request.get(`${CONTROL}/snapshot`);
  const { changes } = (await answer.json()) as Snapshot; // what the control answers there
  return (changes[table] ?? []).flatMap(([, row]) => (row === null ? [] : [row]));
}

/** Since the test began; the world itself is older, though time may have changed it. */
const isNew = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) >= Date.parse(now);

/** The bookings that were made in the page's session of the mock. */
export async function madeBookings(page: Page): Promise<KeptBooking[]> {
  return ((await rows(page, 'bookings')) as KeptBooking[]).filter(isNew); // rows of that table
}

/** The payments that were opened in the page's session of the mock. */
export async function madePayments(page: Page): Promise<PaymentRecord[]> {
  return ((await rows(page, 'payments')) as PaymentRecord[]).filter(isNew); // rows of that table
}

/** How the bank behind the payment page behaves. */
export async function setBank(page: Page, bank: 'normal' | 'slow'): Promise<void> {
  await page.request.put(`${CONTROL}/bank`, { data: { bank } });
}

/** Sets the mock's clock ahead, in milliseconds, not that of the page. */
export async function passTime(page: Page, advance: number): Promise<void> {
  await page.request.put(`${CONTROL}/clock`, { data: { advance } });
}
