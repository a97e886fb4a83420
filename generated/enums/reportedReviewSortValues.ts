// Generated from the contract by `npm run generate`. Do not edit.

export const reportedReviewSortValues = [
  "firstReportedAt,asc",
  "firstReportedAt,desc",
  "reportCount,desc",
  "reportCount,asc"
] as const;
