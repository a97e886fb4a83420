import { describe, expect, it } from 'vitest';
import { readUsersSearch } from './search-params.ts';

describe('the address of the list of users', () => {
  it('keeps what makes sense and drops the rest, and what is looked for', () => {
    expect(
      readUsersSearch({
        query: 'Elif',
        role: 'CAPTAIN',
        isActive: false,
        sort: 'x',
        page: 0,
        other: 1,
      }),
    ).toEqual({ isActive: false });
  });

  it('drops days that end before they begin', () => {
    const days = { createdFrom: '2026-06-02', createdTo: '2026-06-01' };
    expect(readUsersSearch({ ...days, role: 'ADMIN' })).toEqual({ role: 'ADMIN' });
    expect(readUsersSearch({ createdTo: '2026-06-01' })).toEqual({ createdTo: '2026-06-01' });
  });
});
