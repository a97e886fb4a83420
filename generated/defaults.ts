// Generated from the contract by `npm run generate`. Do not edit.

export const boatSortDefault = "popularity,desc" as const;

export const bookingSortDefault = "createdAt,desc" as const;

export const commissionRateDefault = 15 as const;

export const reviewSortFieldDefault = "createdAt" as const;

export const sortDirectionDefault = "desc" as const;

export const trendPeriodDefault = "monthly" as const;

export const reviewSortDefault = "createdAt,desc" as const;

export const trendDaysDefault = 30 as const;
