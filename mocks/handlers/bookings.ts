import { type Handlers, notImplemented } from './handler.ts';

export const bookings: Pick<
  Handlers,
  | 'listBookings'
  | 'createBooking'
  | 'updateBooking'
  | 'getBooking'
  | 'deleteBooking'
  | 'setBookingStatus'
  | 'cancelBooking'
  | 'listBookingsPage'
  | 'listBookingsByStatus'
  | 'listBookingsByDateRange'
  | 'getBookingStatistics'
  | 'checkBookingAvailability'
  | 'checkBookingExists'
  | 'listOwnerBookingsPage'
  | 'listCustomerBookings'
  | 'deleteCustomerBookings'
  | 'listActiveCustomerBookings'
  | 'listBoatBookings'
  | 'deleteBoatBookings'
  | 'listBoatBookingsByRange'
  | 'listBoatRangeBookings'
  | 'listBoatTimeSlots'
  | 'listTourBookings'
  | 'deleteTourBookings'
> = {
  listBookings: notImplemented,
  createBooking: notImplemented,
  updateBooking: notImplemented,
  getBooking: notImplemented,
  deleteBooking: notImplemented,
  setBookingStatus: notImplemented,
  cancelBooking: notImplemented,
  listBookingsPage: notImplemented,
  listBookingsByStatus: notImplemented,
  listBookingsByDateRange: notImplemented,
  getBookingStatistics: notImplemented,
  checkBookingAvailability: notImplemented,
  checkBookingExists: notImplemented,
  listOwnerBookingsPage: notImplemented,
  listCustomerBookings: notImplemented,
  deleteCustomerBookings: notImplemented,
  listActiveCustomerBookings: notImplemented,
  listBoatBookings: notImplemented,
  deleteBoatBookings: notImplemented,
  listBoatBookingsByRange: notImplemented,
  listBoatRangeBookings: notImplemented,
  listBoatTimeSlots: notImplemented,
  listTourBookings: notImplemented,
  deleteTourBookings: notImplemented,
};
