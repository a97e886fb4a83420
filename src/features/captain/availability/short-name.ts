/** First name and the first letter of the last: what a captain knows a guest by. */
export function shortName(fullName: string): string {
  const names = fullName.trim().split(/\s+/);
  const last = names.length > 1 ? names.at(-1) : undefined;
  return last ? `${names[0]} ${[...last][0]}.` : fullName;
}
