// Generated from the contract by `npm run generate`. Do not edit.

export * from './limits/accounts.ts';
export * from './limits/administration.ts';
export * from './limits/applications.ts';
export * from './limits/authentication.ts';
export * from './limits/availabilities.ts';
export * from './limits/boat-documents.ts';
export * from './limits/boat-features.ts';
export * from './limits/boat-images.ts';
export * from './limits/boat-services.ts';
export * from './limits/boats.ts';
export * from './limits/bookings.ts';
export * from './limits/captain-profile.ts';
export * from './limits/company.ts';
export * from './limits/content.ts';
export * from './limits/documents.ts';
export * from './limits/files.ts';
export * from './limits/finance.ts';
export * from './limits/messages.ts';
export * from './limits/notifications.ts';
export * from './limits/payments.ts';
export * from './limits/reviews.ts';
export * from './limits/tour-dates.ts';
export * from './limits/tour-documents.ts';
export * from './limits/tour-images.ts';
export * from './limits/tours.ts';
export * from './limits/users.ts';
