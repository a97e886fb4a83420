export const idempotentOperations: ReadonlySet<string> = new Set([
  "POST /auth/register",
  "POST /availabilities",
  "POST /availabilities/period",
  "POST /boats"
]);
