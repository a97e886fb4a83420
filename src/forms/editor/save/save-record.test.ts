import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/errors/api-error.ts';
import { saveRecord } from './save-record.ts';

const refusal = new ApiError({ category: 'VALIDATION', code: 'VALIDATION_FAILED', status: 400 });

it('tries every part, whatever happened to the one before', async () => {
  const parts = [
    { part: 'photos' as const, save: () => Promise.reject(refusal) },
    { part: 'documents' as const, save: () => Promise.resolve(true) },
  ];
  const own = { part: 'tour' as const, save: () => Promise.resolve(true) };
  expect(
    await saveRecord<'tour' | 'photos' | 'documents'>({ stored: { id: 4 } }, own, parts),
  ).toEqual([
    { part: 'tour', error: null },
    { part: 'photos', error: refusal },
    { part: 'documents', error: null },
  ]);
});

it('leaves the parts of a refused record alone, and throws its refusal', async () => {
  const save = vi.fn();
  const own = { part: 'tour', save: () => Promise.reject(refusal) };
  const saving = saveRecord({ stored: { id: 4 } }, own, [{ part: 'photos', save }]);
  await expect(saving).rejects.toBe(refusal);
  expect(save).not.toHaveBeenCalled();
});

it('says nothing of a record in which nothing differs', async () => {
  const own = { part: 'tour', save: () => Promise.resolve(false) };
  expect(await saveRecord({ stored: { id: 4 } }, own, [])).toEqual([]);
});
