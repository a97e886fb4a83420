/** What somebody looks for on the home page. */
export interface SearchRequest {
  kind: 'boats' | 'tours';
  location?: string | undefined;
  /** `YYYY-MM-DD`, both included: the days of the trip, or those between which a tour would do. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  guests?: number | undefined;
}

/** The filled-in form; a field left empty is not asked for. A day given alone is a trip of that day. */
export function searchRequestOf(kind: SearchRequest['kind'], form: FormData): SearchRequest {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const guests = Number(text('minCapacity'));
  const [first, last] = [text('startDate'), text('endDate')];
  const isTurned = first !== undefined && last !== undefined && first > last;
  return {
    kind,
    location: text('location'),
    startDate: isTurned ? last : (first ?? last),
    endDate: isTurned ? first : (last ?? first),
    guests: Number.isInteger(guests) && guests > 0 ? guests : undefined,
  };
}
