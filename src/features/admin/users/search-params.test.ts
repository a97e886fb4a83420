import { describe, expect, it } from 'vitest';
import { readUsersSearch } from './search-params.ts';

describe('the address of the list of users', () => {
  it('keeps what makes sense and drops the rest', () => {
    expect(
      readUsersSearch({
        query: 42,
        role: 'CAPTAIN',
        isActive: false,
        sort: 'x',
        page: 0,
        other: 1,
      }),
    ).toEqual({ query: '42', isActive: false });
  });

  it('drops days that end before they begin', () => {
    const days = { createdFrom: '2026-06-02', createdTo: '2026-06-01' };
    expect(readUsersSearch({ ...days, role: 'ADMIN' })).toEqual({ role: 'ADMIN' });
    expect(readUsersSearch({ createdTo: '2026-06-01' })).toEqual({ createdTo: '2026-06-01' });
  });
});
