import { describe, expect, it } from 'vitest';
import { deleteReview, listReviewReplies, replyToReview } from '../../../generated/operations.ts';
import { mayCall } from './may-call.ts';

const owner = { id: 2, role: 'BOAT_OWNER' } as const;
const administrator = { id: 1, role: 'ADMIN' } as const;

describe('who may call an operation', () => {
  it('is the owner of what it is about, and who is exempt from that', () => {
    expect(mayCall(replyToReview, owner, 2)).toBe(true);
    expect(mayCall(replyToReview, owner, 3)).toBe(false);
    expect(mayCall(replyToReview, administrator, 3)).toBe(true);
  });

  it('is nobody whose role is not named, whatever belongs to them', () => {
    expect(mayCall(replyToReview, { id: 2, role: 'CUSTOMER' }, 2)).toBe(false);
    expect(mayCall(replyToReview, null, 2)).toBe(false);
    expect(mayCall(deleteReview, owner, 2)).toBe(false);
    expect(mayCall(deleteReview, administrator, 2)).toBe(true);
  });

  it('is everybody where nobody has to sign in', () => {
    expect(mayCall(listReviewReplies, null, 2)).toBe(true);
  });
});
