import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What people call the parts of a request, by the contract's names: those that several pages ask for. */
export const partNames: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    startDate: msg`First day`,
    endDate: msg`Last day`,
    startTime: msg`Start time`,
    hours: msg`Hours`,
    passengerCount: msg`Number of people`,
    notes: msg`Note`,
    services: msg`Extra services`,
    boatId: msg({ message: 'Boat', context: 'booked' }),
    tourId: msg({ message: 'Tour', context: 'booked' }),
    tourDateId: msg`Date of the tour`,
    expectedTotalPrice: msg`Price`,
    fullName: msg`Full name`,
    firstName: msg`First name`,
    lastName: msg`Last name`,
    email: msg`E-mail`,
    phoneNumber: msg`Phone number`,
    dateOfBirth: msg`Date of birth`,
    username: msg`Username`,
    password: msg`Password`,
    newPassword: msg`New password`,
    address: msg`Address`,
    licenseNumber: msg`Licence number`,
    yearsOfExperience: msg`Years of experience`,
    taxNumber: msg`Tax number`,
    documents: msg`Documents`,
    message: msg`Message`,
    subject: msg`Subject`,
    reason: msg`Reason`,
    rating: msg`Rating`,
    comment: msg`Your review`,
  }),
);
