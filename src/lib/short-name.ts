/** A name as there is room for it in a calendar: `S. Işık` of `Selin Işık`; one word stays as it is. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const [first = ''] = words[0] ?? '';
  return words.length > 1 ? `${first.toLocaleUpperCase('tr')}. ${last}` : last;
}
