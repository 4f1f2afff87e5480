import { describe, expect, it, vi } from 'vitest';
import { groupCommit } from './groupCommit.ts';

describe('groupCommit', () => {
  it('commits what one turn brings together, and answers each with its own result', async () => {
    const commit = vi.fn((items: number[]) => items.map((item) => item * 10));
    const accept = groupCommit(commit);
    expect(await Promise.all([accept(1), accept(2), accept(3)])).toEqual([10, 20, 30]);
    expect(commit.mock.calls).toEqual([[[1, 2, 3]]]);
  });

  it('commits the next turn by itself', async () => {
    const commit = vi.fn((items: number[]) => items);
    const accept = groupCommit(commit);
    await accept(1);
    await accept(2);
    expect(commit.mock.calls).toEqual([[[1]], [[2]]]);
  });

  it('rejects the whole group when the commit throws, and only that one', async () => {
    const full = new Error('disk full');
    const commit = vi
      .fn((items: number[]) => items)
      .mockImplementationOnce(() => {
        throw full;
      });
    const accept = groupCommit(commit);
    const results = await Promise.allSettled([accept(1), accept(2)]);
    expect(
      results.map((result) => (result.status === 'rejected' ? (result.reason as unknown) : 'resolved')),
    ).toEqual([full, full]);
    expect(await accept(3)).toBe(3);
  });
});
